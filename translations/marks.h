// Texts for translators.
#pragma once

/// Marks a text for Qt's lupdate, which knows the name; Qt itself is not needed.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
