// Texts for translators.
#pragma once

/// Marks a text for Qt's lupdate, which knows the name; Qt itself is not needed.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
/// The same for a text with a number, written %n.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif
