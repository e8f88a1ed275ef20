// What happens when a file becomes as large as the system allows (ulimit -f, a quota).
#pragma once

namespace komadai {

/// Lets a write beyond the limit fail with an error, which is reported like a full disk. Otherwise the signal SIGXFSZ would end
/// the program without a message. Programs that are started from here keep the signal as it was.
void failAtFileSizeLimit();

} // namespace komadai
