"""Writes the two display fonts as single weights that the server can set text with, for sharing cards.

Fraunces and El Messiri are licensed under SIL OFL 1.1, which allows it under another name.

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 studio/card-fonts.py
"""
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = 'node_modules/@fontsource-variable/'
FONTS = (
    ('fraunces/files/fraunces-latin-wght-normal.woff2', 450, 'Card Latin', 'public/brand/card-latin.ttf'),
    ('el-messiri/files/el-messiri-arabic-wght-normal.woff2', 550, 'Card Arabic', 'public/brand/card-arabic.ttf'),
)
FAMILY, FULL_NAME, TYPOGRAPHIC_FAMILY = 1, 4, 16

for source, weight, name, target in FONTS:
    font = TTFont(SOURCE + source)
    font.flavor = None
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    for record in font['name'].names:
        if record.nameID in (FAMILY, FULL_NAME, TYPOGRAPHIC_FAMILY):
            record.string = name
    font.save(target)
