#include "core/variants/variant_identity.h"

#include "core/base/hash.h"

namespace komadai::core {
namespace {

/// FNV-1a of the numbers and texts that are added.
class Hash {
public:
    void add(unsigned char byte) { m_value = hashWith(m_value, byte); }
    void add(int number) {
        add(static_cast<unsigned char>(number & 0xff));
        add(static_cast<unsigned char>(number >> 8 & 0xff));
    }
    void add(const std::string& text) {
        add(static_cast<int>(text.size()));
        for (const char letter : text)
            add(static_cast<unsigned char>(letter));
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = EmptyHash;
};

} // namespace

std::uint64_t identityOf(const VariantSpec& variant) {
    Hash hash;
    hash.add(variant.size.files);
    hash.add(variant.size.ranks);
    hash.add(variant.drops.allowed ? 1 : 0);
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceSpec& piece = variant.pieces[i];
        hash.add(piece.letters);
        hash.add(piece.royal ? 1 : 0);
        hash.add(indexOf(piece.heldAs(pieceTypeAt(static_cast<int>(i)))));
    }
    return hash.value();
}

std::string identityText(const VariantSpec& variant) { return hashText(identityOf(variant)); }

} // namespace komadai::core
