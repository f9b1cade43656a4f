"""Design studio: beech desks in a row, lattice screens between them, drawings, morning light."""
import random
from ..pieces import desk, dining_chair, folding_screen
from ..joinery import bolster, box, place
from ..materials import linen, plain, terracotta
from ._plants import jar, olive, snake_plant
from ._props import PAPER, books, vase
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .6


def drawings(x, y, z, seed):
    """Sheets of paper, a roll and pencils in a cup."""
    rng = random.Random(seed)
    for k in range(4):
        box((.42, .297, .0008), (x + rng.uniform(-.05, .05), y + rng.uniform(-.04, .04), z + .001 + k * .001), plain(PAPER, .9), (0, 0, rng.uniform(-14, 14)), 0)
    place(bolster(.60, .022, linen('#e2dac8', thread=.0012)), (x + .02, y + .20, z + .022), (0, 0, rng.uniform(-8, 8)))
    place(vase('tall', terracotta('#8a5a3a', '#c9bfa8')), (x + .46, y + .14, z)).scale = (.55, .55, .30)


def build(options):
    build_shell(wall='#ded8ca', floor='planks', window='lattice', woodwork='beech', drapes='', hour='morning', sun_elevation=22, sun_azimuth=34)
    for k, (x, y, turn) in enumerate(((-1.15, .42, 0), (.85, .42, 0), (-.35, -1.25, 0))):
        put(desk, (x, y, 0), turn, wood='beech', top='plain')
        put(dining_chair, (x + .08, y + .62, 0), 4 - 5 * k, wood='beech', arms='yes', cloth='#66766f', kind='linen')
        drawings(x - .25, y - .02, .781, k + 2)
        place(books(3, k + 4), (x + .48, y - .12, .781), (0, 0, 80))
    root = put(folding_screen, (-.15, 1.32, 0), 0, wood='dark_beech', style='office', height='1.60')
    put(folding_screen, (1.95, 1.30, 0), 0, wood='dark_beech', style='office', height='1.60')
    place(olive(1.75, 12, jar('#6f7a70')), (2.22, -.02, 0))
    place(snake_plant(.9, 19, 9), (-2.08, BACK - .46, 0))
    look((.85, -3.85, 1.62), (.0, 1.0, .80), 29)
    return root
