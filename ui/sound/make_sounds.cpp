// Makes the sounds of the program: `make_sounds FOLDER` writes one .wav file for each, 16 bits, mono. Run by the build.
//
// A stroke on wood is a short noise and a few sines that decay quickly, high ones faster. Every sound is a sequence of such
// strokes, each with its pitch, time and strength.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <numbers>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr int Rate = 44100; ///< samples a second
constexpr double Loudest = 0.8;

/// One of the sines of a body.
struct Mode {
    double ratio; ///< to the pitch of the body
    double level;
    double decay; ///< seconds until it has fallen to 1/e, for a body of 1 kHz
};

/// A body that is struck.
struct Body {
    std::array<Mode, 4> modes;
    double noise; ///< level of the noise at the beginning
};

/// A piece set down on a board: short and dry.
constexpr Body Board{{{{1, 1, 0.022}, {2.3, 0.7, 0.012}, {3.9, 0.4, 0.007}, {5.6, 0.25, 0.004}}}, 0.5};
/// A wooden bar, as of a xylophone: it has a tone.
constexpr Body Bar{{{{1, 1, 0.11}, {3, 0.22, 0.045}, {6.2, 0.1, 0.02}, {9.4, 0.04, 0.01}}}, 0.12};

struct Stroke {
    const Body& body;
    double at;    ///< seconds after the beginning
    double pitch; ///< Hz
    double level;
};

struct Sound {
    const char* name;
    std::vector<Stroke> strokes;
};

std::vector<Sound> allSounds() {
    return {
        {"move", {{Board, 0, 620, 1}}},
        {"capture", {{Board, 0, 880, 0.8}, {Board, 0.055, 430, 1}}},
        {"drop", {{Board, 0, 1150, 1}, {Board, 0.004, 480, 0.7}}},
        {"check", {{Board, 0, 620, 0.9}, {Bar, 0.02, 659.3, 0.55}, {Bar, 0.13, 880, 0.6}}},
        {"end",
         {{Bar, 0, 523.3, 0.7}, {Bar, 0.14, 659.3, 0.7}, {Bar, 0.28, 784, 0.7}, {Bar, 0.44, 523.3, 0.9}}},
        {"low-time", {{Bar, 0, 1318.5, 0.7}, {Bar, 0.12, 1318.5, 0.7}}},
        {"tick", {{Board, 0, 1700, 1}}},
    };
}

void add(const Stroke& stroke, std::vector<double>& samples) {
    constexpr double NoiseDecay = 0.0016; // seconds
    constexpr double Attack = 0.0006;     // seconds in which a stroke swells, so that it does not crack
    std::minstd_rand random(1);
    std::uniform_real_distribution<double> anything(-1, 1);
    const auto first = static_cast<std::size_t>(stroke.at * Rate);
    for (std::size_t i = first; i < samples.size(); ++i) {
        const double time = static_cast<double>(i - first) / Rate;
        double sum = stroke.body.noise * anything(random) * std::exp(-time / NoiseDecay);
        for (const auto& mode : stroke.body.modes) {
            const double decay = mode.decay * std::sqrt(1000 / stroke.pitch);
            sum += mode.level * std::exp(-time / decay) *
                   std::sin(2 * std::numbers::pi * stroke.pitch * mode.ratio * time);
        }
        samples[i] += stroke.level * sum * std::min(1.0, time / Attack);
    }
}

std::vector<double> samplesOf(const Sound& sound) {
    constexpr double TailDry = 0.16, TailRinging = 0.6; // seconds after the last stroke
    const Stroke& last = sound.strokes.back();
    const double length = last.at + (&last.body == &Bar ? TailRinging : TailDry);
    std::vector<double> samples(static_cast<std::size_t>(length * Rate));
    for (const auto& stroke : sound.strokes)
        add(stroke, samples);
    double most = 0;
    for (const double sample : samples)
        most = std::max(most, std::abs(sample));
    for (double& sample : samples)
        sample *= Loudest / most;
    return samples;
}

template <class Integer>
void put(std::string& bytes, Integer value) {
    for (std::size_t i = 0; i < sizeof(Integer); ++i)
        bytes += static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF);
}

/// The bytes of a RIFF file.
std::string wavOf(const std::vector<double>& samples) {
    std::string data;
    for (const double sample : samples)
        put(data, static_cast<std::int16_t>(std::lround(sample * 32767)));
    std::string wav = "RIFF";
    put(wav, static_cast<std::uint32_t>(36 + data.size()));
    wav += "WAVEfmt ";
    put(wav, std::uint32_t{16});
    put(wav, std::uint16_t{1}); // PCM
    put(wav, std::uint16_t{1}); // channels
    put(wav, std::uint32_t{Rate});
    put(wav, std::uint32_t{2 * Rate}); // bytes a second
    put(wav, std::uint16_t{2});        // bytes a sample
    put(wav, std::uint16_t{16});       // bits a sample
    wav += "data";
    put(wav, static_cast<std::uint32_t>(data.size()));
    return wav + data;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "Usage: make_sounds FOLDER\n";
        return 2;
    }
    for (const auto& sound : allSounds()) {
        const auto path = std::filesystem::path(argv[1]) / (std::string(sound.name) + ".wav");
        std::ofstream file(path, std::ios::binary);
        file << wavOf(samplesOf(sound));
        if (!file.flush()) {
            std::cerr << "make_sounds: " << path << " cannot be written.\n";
            return 1;
        }
    }
    return 0;
}
