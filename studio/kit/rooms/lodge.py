"""Guest rooms of earth: a lodge in Luxor in the afternoon, a retreat in Siwa by candlelight."""
from ..pieces import alabaster_lamp, bed, blanket_chest, kilim_rug, leather_pouf, palm_baskets, tray_table
from ..joinery import place
from ..materials import terracotta
from ..studio import point_light
from ._plants import jar, olive, palm
from ._props import candle, vase
from ._shell import BACK, build_shell, look, put

OPTIONS = {'place': 'luxor'}
RENDER = {'clamp': 4}
EXPOSURE = .7


def lit_candle(x, y, z, height=.12):
    place(candle(height), (x, y, z))
    point_light((x, y, z + height + .03), 2.4, .012, (1, .58, .25))


def luxor():
    build_shell(wall='#b58a62', floor='clay', window='lattice', drapes='', sun_azimuth=32, niches=((-1.62, .50, .90, 1.05), (1.66, .50, .90, 1.05)))
    root = put(bed, (.05, BACK - 1.14, 0), throw='#7a3b2a', duvet='#e9e0cf', accent='#7a3b2a')
    put(blanket_chest, (1.62, BACK - .42, 0), 0)
    put(alabaster_lamp, (-1.30, BACK - .32, 0), glow='3.2', shape='column')
    place(vase('tall', terracotta('#a8704a')), (-1.62, BACK + .09, 1.05))
    place(vase('round', terracotta('#8a5a3a')), (1.66, BACK + .05, 1.05)).scale = (.62, .62, .62)
    put(alabaster_lamp, (1.85, BACK - .40, .50), glow='3.0')
    put(kilim_rug, (.05, -.66, 0), 90, palette='sinai', width='1.7', length='2.7')
    put(palm_baskets, (1.80, .10, 0), -20)
    place(palm(1.25, 13, 9), (-2.05, BACK - .50, 0))
    look((.62, -3.70, 1.38), (.05, 1.0, .86), 29)
    return root


def siwa():
    build_shell(wall='#c9ae8c', floor='clay', window='mashrabiya', woodwork='honey', drapes='', hour='dusk', sun_azimuth=30, side=-1,
                niches=((-.98, .34, .52, 1.20), (-.42, .34, .52, 1.20), (.14, .34, .52, 1.20)))
    root = put(bed, (-1.95, BACK - 1.14, 0), wood='honey', throw='#8a4a2c', duvet='#e4d9c3', accent='#3f4a3a')
    put(blanket_chest, (-.42, BACK - .36, 0))
    for x in (-.98, -.42, .14):
        lit_candle(x, BACK + .04, 1.20, .09)
    put(kilim_rug, (.25, -.45, 0), 86, palette='sinai', width='1.8', length='2.6')
    put(tray_table, (.30, -.38, .012), wood='honey', height='.30')
    for x, y, h in ((.18, -.34, .10), (.36, -.28, .14), (.42, -.48, .07)):
        lit_candle(x, y, .316, h)
    for x, y, cloth in ((-.52, -.72, '#6b3a1f'), (1.12, -.30, '#8a4a2c'), (.42, .48, '#5a4632')):
        put(leather_pouf, (x, y, .012), cloth=cloth)
    put(alabaster_lamp, (1.05, BACK - .36, 0), glow='2.6', shape='column')
    place(olive(1.6, 9, jar(None, '#8f6a4a')), (1.98, BACK - .50, 0))
    look((.55, -3.55, 1.30), (-.28, 1.0, .74), 29)
    return root


def build(options):
    return {'luxor': luxor, 'siwa': siwa}[options['place']]()
