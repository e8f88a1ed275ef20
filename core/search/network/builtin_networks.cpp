#include "core/search/network/builtin_networks.h"

#include "core/search/network/builtin_network_bytes.h"
#include "core/search/network/network_file.h"

#include <string>

namespace komadai::core {

std::shared_ptr<const Network> builtinNetwork(const VariantSpec& variant) {
    for (const EmbeddedBytes& embedded : builtinNetworkBytes()) {
        if (embedded.name != variant.id) continue;
        if (auto network = parseNetwork(embedded.bytes, variant)) return std::move(network).value();
    }
    return nullptr;
}

} // namespace komadai::core
