"""House on the lake: white vaults and niches, sofa of beech and linen, baskets and pottery of the village."""
from ..pieces import kilim_rug, palm_baskets, pottery_group, sofa, tray_table
from ..joinery import place
from ..materials import terracotta
from ._plants import jar, olive, pot
from ._props import vase
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .6


def build(options):
    build_shell(wall='#ddd6c6', floor='terracotta', window='arches', woodwork='beech', drapes='', beams=False, sun_azimuth=34,
                niches=((-.62, .46, .80, 1.25), (.45, .46, .80, 1.25), (1.52, .46, .80, 1.25)))
    root = put(sofa, (.45, BACK - .52, 0), wood='beech', cloth='#d8cfba', accent='#2f4a6a', accent_kind='linen', accent2='#5a7284', piping='#a8977a')
    put(kilim_rug, (.35, -.40, 0), 90, palette='saffron', width='1.75', length='2.7')
    put(tray_table, (.55, -.18, .012), wood='beech')
    put(pottery_group, (.55, -.16, .474), set='serving', glaze='#2c6b7a').scale = (.62, .62, .62)
    place(vase('tall', terracotta('#a8835c')), (-.62, BACK + .09, 1.25))
    place(vase('round', terracotta('#8a5a3a', '#2c6b7a')), (.45, BACK + .06, 1.25)).scale = (.66, .66, .66)
    place(jar(None, '#9a6a4a', .45), (1.52, BACK + .09, 1.25))
    put(palm_baskets, (2.02, .30, 0), -25, set='storage')
    place(olive(1.7, 5, pot(None, '#a87452')), (-1.98, BACK - .5, 0))
    put(palm_baskets, (-1.35, -.15, 0), 18, set='bread')
    look((.30, -3.30, 1.28), (.22, 1.0, 1.00), 31)
    return root
