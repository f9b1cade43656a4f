"""Turns words into outlines, so that they look the same where our fonts are not installed.

Reads {"name": {"font", "axes", "text", "tracking", "direction"}} and answers {"name": {"path", "box"}}, a thousand units to the em,
y downwards, the baseline at 0. HarfBuzz shapes, so that Arabic letters join.

    apt-get install python3-fonttools python3-brotli libharfbuzz-bin
"""
import json
import os
import subprocess
import sys
import tempfile

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

EM = 1000


def shaped(file, text, direction):
    """The glyphs of a text from left to right, with their places."""
    towards = [f'--direction={direction}'] if direction else []
    answer = subprocess.run(
        ['hb-shape', '--output-format=json', '--no-clusters', *towards, file, text],
        check=True, capture_output=True, text=True,
    )
    return json.loads(answer.stdout)


def outline(font, file, text, tracking, direction):
    glyphs = font.getGlyphSet()
    scale = EM / font['head'].unitsPerEm
    path = SVGPathPen(glyphs, ntos=lambda value: f'{value:.1f}'.rstrip('0').rstrip('.'))
    bounds = BoundsPen(glyphs)
    x = 0
    for glyph in shaped(file, text, direction):
        at = (scale, 0, 0, -scale, (x + glyph['dx']) * scale, -glyph['dy'] * scale)
        for pen in (path, bounds):
            glyphs[glyph['g']].draw(TransformPen(pen, at))
        x += glyph['ax'] + tracking / scale
    return {'path': path.getCommands(), 'box': [round(edge, 1) for edge in bounds.bounds]}


def lettering(font, axes, text, tracking=0, direction=None):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, 'font.ttf')
        # The axes can only be set on a font that was read anew.
        whole = TTFont(font)
        whole.flavor = None
        whole.save(file)
        still = instancer.instantiateVariableFont(TTFont(file), axes)
        still.save(file)
        return outline(TTFont(file), file, text, tracking, direction)


wanted = json.load(sys.stdin)
json.dump({name: lettering(**word) for name, word in wanted.items()}, sys.stdout)
