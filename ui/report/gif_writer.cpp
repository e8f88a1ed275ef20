#include "ui/report/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int MostColours = 255; ///< of a frame; the last one of the table stands for pixels that stay
constexpr GifByteType Unchanged = MostColours;
constexpr int Channels = 3;

struct CountedColour {
    QRgb colour;
    std::int64_t pixels;
};

int channel(QRgb colour, int which) {
    constexpr int Bits = 8;
    return static_cast<int>(colour >> (Bits * which)) & 0xff;
}

/// Colours of a frame that get one colour of the table.
class ColourBox {
public:
    ColourBox(std::vector<CountedColour>::iterator begin, std::vector<CountedColour>::iterator end)
        : m_begin(begin), m_end(end) {
        for (int which = 0; which < Channels; ++which) {
            const auto [least, most] = std::minmax_element(begin, end, [which](const auto& a, const auto& b) {
                return channel(a.colour, which) < channel(b.colour, which);
            });
            const int range = channel(most->colour, which) - channel(least->colour, which);
            if (range <= m_range) continue;
            m_range = range;
            m_widest = which;
        }
        for (auto colour = begin; colour != end; ++colour)
            m_pixels += colour->pixels;
    }

    auto begin() const { return m_begin; }
    auto end() const { return m_end; }
    /// How much is gained by a division.
    std::int64_t weight() const { return m_pixels * m_range * m_range; }

    /// Two boxes with half the pixels each, as far as that is possible. Precondition: there are several colours.
    std::pair<ColourBox, ColourBox> halves() const {
        std::sort(m_begin, m_end, [which = m_widest](const auto& a, const auto& b) {
            return channel(a.colour, which) < channel(b.colour, which);
        });
        auto middle = std::next(m_begin);
        for (std::int64_t before = m_begin->pixels; middle != std::prev(m_end); ++middle) {
            before += middle->pixels;
            if (2 * before > m_pixels) break;
        }
        return {ColourBox(m_begin, middle), ColourBox(middle, m_end)};
    }

    GifColorType mean() const {
        std::array<std::int64_t, Channels> sums{};
        for (const CountedColour& colour : *this)
            for (int which = 0; which < Channels; ++which)
                sums[static_cast<std::size_t>(which)] += colour.pixels * channel(colour.colour, which);
        const auto rounded = [this](std::int64_t sum) {
            return static_cast<GifByteType>((sum + m_pixels / 2) / m_pixels);
        };
        return {rounded(sums[2]), rounded(sums[1]), rounded(sums[0])}; // a QRgb has blue in its lowest bits
    }

private:
    std::vector<CountedColour>::iterator m_begin, m_end;
    std::int64_t m_pixels = 0;
    int m_range = 0, m_widest = 0;
};

/// The table of a frame, and the place of each colour in it. After P. Heckbert, "Color Image Quantization for Frame Buffer Display",
/// SIGGRAPH 1982: boxes of colours are halved until there are enough. (The function of giflib rounds all colours to 15 bits.)
struct ColourTable {
    std::vector<GifColorType> colours;
    std::unordered_map<QRgb, GifByteType> places;

    explicit ColourTable(std::vector<CountedColour> counted) {
        std::vector<ColourBox> boxes;
        if (!counted.empty()) boxes.emplace_back(counted.begin(), counted.end());
        while (!boxes.empty() && boxes.size() < MostColours) {
            const auto next =
                std::max_element(boxes.begin(), boxes.end(), [](const ColourBox& a, const ColourBox& b) {
                    return a.weight() < b.weight();
                });
            if (next->weight() == 0) break; // each box has one colour
            auto halves = next->halves();
            *next = halves.first;
            boxes.push_back(halves.second);
        }
        for (const ColourBox& box : boxes) {
            for (const CountedColour& colour : box)
                places.emplace(colour.colour, static_cast<GifByteType>(colours.size()));
            colours.push_back(box.mean());
        }
    }
};

QRgb pixel(const QImage& image, int x, int y) {
    return reinterpret_cast<const QRgb*>(image.constScanLine(y))[x] | 0xff000000U;
}

/// The smallest rectangle with all pixels that differ; one pixel if none does.
QRect changedRect(const QImage& before, const QImage& after) {
    if (before.isNull()) return after.rect();
    QRect changed;
    for (int y = 0; y < after.height(); ++y) {
        int first = 0, last = after.width() - 1;
        while (first <= last && pixel(before, first, y) == pixel(after, first, y))
            ++first;
        while (last > first && pixel(before, last, y) == pixel(after, last, y))
            --last;
        if (first <= last) changed |= QRect(QPoint(first, y), QPoint(last, y));
    }
    return changed.isEmpty() ? QRect(0, 0, 1, 1) : changed;
}

} // namespace

/// giflib does not look whether all that it writes has been written.
struct GifWriter::Output {
    QIODevice& device;
    bool isWhole = true;

    static int write(GifFileType* gif, const GifByteType* bytes, int count) {
        auto& output = *static_cast<Output*>(gif->UserData);
        const qint64 written = output.device.write(reinterpret_cast<const char*>(bytes), count);
        if (written != count) output.isWhole = false;
        return static_cast<int>(written);
    }
};

void GifWriter::Closer::operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }

GifWriter::GifWriter(QIODevice& out, const QSize& size)
    : m_output(std::make_unique<Output>(Output{out})),
      m_gif(EGifOpen(m_output.get(), &Output::write, nullptr)) {
    m_isWhole = m_gif != nullptr;
    if (!m_gif) return; // no memory
    constexpr int BitsOfColour = 8;
    EGifSetGifVersion(m_gif.get(), true);
    m_isWhole =
        EGifPutScreenDesc(m_gif.get(), size.width(), size.height(), BitsOfColour, 0, nullptr) == GIF_OK;
    constexpr std::array<GifByteType, 3> ForEver{1, 0, 0};
    const std::string_view name = "NETSCAPE2.0";
    m_isWhole =
        m_isWhole && EGifPutExtensionLeader(m_gif.get(), APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
        EGifPutExtensionBlock(m_gif.get(), static_cast<int>(name.size()), name.data()) == GIF_OK &&
        EGifPutExtensionBlock(m_gif.get(), static_cast<int>(ForEver.size()), ForEver.data()) == GIF_OK &&
        EGifPutExtensionTrailer(m_gif.get()) == GIF_OK;
}

GifWriter::~GifWriter() = default;

void GifWriter::add(const QImage& given, std::chrono::milliseconds shown) {
    const QImage frame = given.convertToFormat(QImage::Format_RGB32);
    assert(m_last.isNull() || m_last.size() == frame.size());
    if (!m_isWhole) return;
    const QRect changed = changedRect(m_last, frame);
    const auto isChanged = [&](int x, int y) {
        return m_last.isNull() || pixel(m_last, x, y) != pixel(frame, x, y);
    };
    std::unordered_map<QRgb, std::int64_t> counts;
    for (int y = changed.top(); y <= changed.bottom(); ++y)
        for (int x = changed.left(); x <= changed.right(); ++x)
            if (isChanged(x, y)) ++counts[pixel(frame, x, y)];
    std::vector<CountedColour> counted;
    counted.reserve(counts.size());
    for (const auto& [colour, pixels] : counts)
        counted.push_back({colour, pixels});
    std::sort(counted.begin(), counted.end(), // whatever the order in the map
              [](const auto& a, const auto& b) { return a.colour < b.colour; });
    ColourTable table(std::move(counted));
    table.colours.resize(MostColours + 1);

    constexpr int Step = 10; // of times in GIF files, in ms
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, static_cast<int>(shown.count() / Step),
                                       Unchanged};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    ColorMapObject* colours = GifMakeMapObject(MostColours + 1, table.colours.data());
    m_isWhole = colours &&
                EGifPutExtension(m_gif.get(), GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                                 extension.data()) == GIF_OK &&
                EGifPutImageDesc(m_gif.get(), changed.left(), changed.top(), changed.width(),
                                 changed.height(), false, colours) == GIF_OK;
    GifFreeMapObject(colours);
    std::vector<GifPixelType> row(static_cast<std::size_t>(changed.width()));
    for (int y = changed.top(); m_isWhole && y <= changed.bottom(); ++y) {
        for (int x = changed.left(); x <= changed.right(); ++x)
            row[static_cast<std::size_t>(x - changed.left())] =
                isChanged(x, y) ? table.places.at(pixel(frame, x, y)) : Unchanged;
        m_isWhole = EGifPutLine(m_gif.get(), row.data(), changed.width()) == GIF_OK;
    }
    m_last = frame;
}

bool GifWriter::finish() {
    if (m_gif && EGifCloseFile(m_gif.release(), nullptr) != GIF_OK) m_isWhole = false;
    return m_isWhole && m_output->isWhole;
}

} // namespace komadai::ui
