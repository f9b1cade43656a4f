"""Office: inlaid writing desk on planks, two bookcases on a wall of Nile blue, a folding screen by the lattice window."""
from ..pieces import alabaster_lamp, bookcase, desk, desk_chair, folding_screen, kilim_rug, palm_baskets
from ..joinery import place
from ._plants import snake_plant
from ._props import books, open_book
from ._shell import BACK, build_shell, look, put

OPTIONS = {'cloth': '#5a3a26'}
RENDER = {'clamp': 4}
EXPOSURE = .7


def build(options):
    build_shell(wall='#8c9b9c', floor='planks', window='lattice', drapes='#cfc4ae', sun_azimuth=32, side=-1)
    root = put(desk, (-.30, -.10, .012), 11, cloth=options['cloth'])
    put(desk_chair, (-.42, .66, .012), 4, cloth='#4a3022')
    put(kilim_rug, (-.25, .05, 0), 96, palette='garden', width='1.9', length='2.8')
    put(bookcase, (-2.30, BACK - .20, 0))
    put(bookcase, (-1.20, BACK - .20, 0), books='8')
    put(folding_screen, (1.02, BACK - .36, 0))
    put(alabaster_lamp, (-.86, -.05, .796), glow='3.0')
    place(open_book(), (-.18, -.18, .796), (0, 0, 4))
    place(books(3, 8), (.30, .10, .796), (0, 0, 70))
    put(palm_baskets, (-1.92, .10, 0), 20, set='storage')
    place(snake_plant(.95), (2.08, BACK - .5, 0))
    look((-.75, -3.60, 1.42), (-.20, 1.0, .94), 30)
    return root
