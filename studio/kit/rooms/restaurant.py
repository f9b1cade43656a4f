"""Fish restaurant by the water: beech tables and cane chairs under the arcade, the sea behind."""
from ..pieces import cane_chair, dining_table, palm_baskets, pierced_lantern, pottery_group
from ..joinery import place
from ._arcade import daylight, seaside, terrace
from ._plants import palm
from ._shell import look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .5


def table(x, y, turn=0):
    put(dining_table, (x, y, 0), turn, wood='beech', length='1.35', depth='.85')
    for dx, dy, face in ((-.34, .56, 4), (.34, .58, -4), (-.36, -.60, 176), (.34, -.62, 186)):
        put(cane_chair, (x + dx, y + dy, 0), face)
    put(pottery_group, (x + .05, y, .772), 20, set='serving', glaze='#2c6b7a').scale = (.62, .62, .62)


def build(options):
    terrace('#e0d8c6', 'terracotta', 'beech')
    seaside()
    daylight(azimuth=-35, elevation=26)
    table(-1.15, .10)
    table(1.45, .25)
    table(.35, -1.75)
    root = put(palm_baskets, (-3.05, .55, 0), 20, set='storage')
    for x in (-2.05, .10, 2.25):
        put(pierced_lantern, (x, .80, 2.28), light='2', metal='antique')
    place(palm(1.5, 16, 9), (3.55, 1.0, 0))
    look((.30, -4.75, 1.55), (.15, 2.0, 1.02), 27)
    return root
