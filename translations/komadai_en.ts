<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>UserVariants</name>
    <message numerus="yes">
        <source>Further problems in it: %n.</source>
        <translation>
            <numerusform>One further problem in it.</numerusform>
            <numerusform>Further problems in it: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportVariantDialog</name>
    <message numerus="yes">
        <source>%n kinds of pieces</source>
        <translation>
            <numerusform>%n kind of pieces</numerusform>
            <numerusform>%n kinds of pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n problems</source>
        <translation>
            <numerusform>%1: %n problem</numerusform>
            <numerusform>%1: %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryDesk</name>
    <message numerus="yes">
        <source>An unfinished game of %1, %2, %n move(s) long, can be continued.</source>
        <translation>
            <numerusform>An unfinished game of %1, %2, one move long, can be continued.</numerusform>
            <numerusform>An unfinished game of %1, %2, %n moves long, can be continued.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MainWindow</name>
    <message numerus="yes">
        <source>Further files: %n.</source>
        <translation>
            <numerusform>One further file.</numerusform>
            <numerusform>Further files: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityWindow</name>
    <message numerus="yes">
        <source>The farthest takes %n moves.</source>
        <translation>
            <numerusform>The farthest takes %n move.</numerusform>
            <numerusform>The farthest takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The squares are of %n classes.</source>
        <translation>
            <numerusform>The squares are of %n class.</numerusform>
            <numerusform>The squares are of %n classes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n moves.</source>
        <translation>
            <numerusform>%1: %n move.</numerusform>
            <numerusform>%1: %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionEditor</name>
    <message numerus="yes">
        <source>Further problems: %n.</source>
        <translation>
            <numerusform>One further problem.</numerusform>
            <numerusform>Further problems: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
