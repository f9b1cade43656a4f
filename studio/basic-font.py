"""Cuts the Latin letters, digits and signs that Arabic pages need (e-mails, codes, prices) out of
Alexandria, whose licence (SIL OFL 1.1, see node_modules/@fontsource-variable/alexandria) allows it.

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 studio/basic-font.py
"""
import os
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = 'node_modules/@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2'
TARGET = 'src/ui/styles/alexandria-basic.woff2'
WEIGHTS = (300, 600)
CHARACTERS = [*range(0x20, 0x7F), 0xA0, 0xD7]

options = subset.Options()
options.layout_features = ['kern', 'tnum', 'lnum']
options.hinting = False
options.notdef_outline = False
options.name_IDs = [0, 1, 2, 13, 14]

font = TTFont(SOURCE)
cutter = subset.Subsetter(options)
cutter.populate(unicodes=CHARACTERS)
cutter.subset(font)

# The weight axis can only be narrowed on a font that was read anew.
with tempfile.TemporaryDirectory() as folder:
    middle = os.path.join(folder, 'middle.ttf')
    font.save(middle)
    narrowed = instancer.instantiateVariableFont(TTFont(middle), {'wght': WEIGHTS})
    narrowed.flavor = 'woff2'
    narrowed.save(TARGET)
