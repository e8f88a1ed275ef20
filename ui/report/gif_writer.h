// Writes animated GIF files.
#pragma once

#include <QIODevice>
#include <QImage>
#include <QSize>

#include <chrono>
#include <memory>

struct GifFileType;

namespace komadai::ui {

/// Writes the frames of an animation one by one; it begins again after the last one. A frame holds only the pixels that differ from the
/// frame before, and has colours of its own, at most 255: of a board on which a piece moves, few squares are written, in nearly their
/// own colours.
class GifWriter {
public:
    /// `out` is open, and must outlive the object.
    GifWriter(QIODevice& out, const QSize& size);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// The frame is opaque and has the size of the animation. `shown`: for how long, in steps of 10 ms.
    void add(const QImage& frame, std::chrono::milliseconds shown);
    /// To be called after the last frame. Returns false if anything could not be written.
    bool finish();

private:
    struct Closer {
        void operator()(GifFileType* gif) const;
    };

    struct Output;

    std::unique_ptr<Output> m_output;
    std::unique_ptr<GifFileType, Closer> m_gif; ///< null once the file is finished
    QImage m_last;                              ///< null before the first frame
    bool m_isWhole = true;
};

} // namespace komadai::ui
