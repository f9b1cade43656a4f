"""Single bed: turned posts and a row of spindles at head and foot, every edge rounded, linen bedding."""
from ..joinery import boxed_cushion, box, draped_cloth, group, knife_pillow, lathe, place, spline, sweep, turned_leg, turning
from ..materials import fabric, linen, wood

DIMENSIONS_CM = {'width': 108, 'depth': 208, 'height': 110}
OPTIONS = {'wood': 'honey', 'sheet': '#efe8da', 'duvet': '#e4d9c3', 'throw': '#4f523a', 'accent': '#8f5f2c'}
VIEW = {'azimuth': -32, 'elevation': 14}


def post(w, x, y, height):
    """Round foot, square block where the rail enters, turned shaft, ball on top."""
    ball = turning([('fillet', .022, .008), ('bead', .030, .014), ('cove', .018, .017, .002, .008), ('ball', .029, .015, .052)])
    foot = turning([('taper', .022, .030, .06), ('bead', .034, .014), ('taper', .028, .031, .040)])
    return [lathe(foot, w, 36, (x, y, 0)), box((.070, .070, .215), (x, y, .2175), w, bevel=.012, grain_axis=2), turned_leg(height - .406, .033, w, 'post', (x, y, .324), segments=36), lathe(ball, w, 36, (x, y, height - .082))]


def board_end(w, parts, half, y, height, crown):
    """Two posts, a low rail, a bowed crest and spindles between them."""
    for x in (-half, half):
        parts += post(w, x, y, height)
    inner, low = 2 * half - .056, .420
    crest = lambda x: height - .150 + crown * (1 - (2 * x / inner) ** 2)
    parts.append(box((inner + .010, .034, .046), (0, y, low), w, bevel=.012, grain_axis=0))
    parts.append(sweep(spline([(x * inner / 2, y, crest(x * inner / 2)) for x in (-1.01, -.66, -.33, 0, .33, .66, 1.01)], 8), .038, .058, w, .015, side=(0, 1, 0)))
    for k in range(9):
        x = inner * ((k + .5) / 9 - .5)
        parts.append(turned_leg(crest(x) - .018 - low - .016, .0165, w, 'spindle', (x, y, low + .016), segments=24))


def build(options):
    w, sheet, duvet = wood(options['wood']), linen(options['sheet'], thread=.0018), linen(options['duvet'], thread=.0024)
    half, foot, head, rail = .505, -1.005, 1.005, .235
    parts = []
    board_end(w, parts, half, head, 1.10, .055)
    board_end(w, parts, half, foot, .80, .030)
    parts += [box((.024, head - foot - .050, .150), (s * (half + .011), 0, rail), w, bevel=.011, grain_axis=1) for s in (-1, 1)]
    parts += [box((2 * half - .050, .024, .150), (0, s * (head + .011), rail), w, bevel=.011, grain_axis=0) for s in (-1, 1)]
    mattress, long, top = .985, 1.960, .500
    parts.append(place(boxed_cushion(mattress, long, .20, sheet, None, corner=.07, crown=.012, wrinkle=.6, n=50), (0, 0, .385)))
    parts.append(place(draped_cloth(mattress + .015, 1.30, top + .036, .20, duvet, thick=.042, edge=.080, fold=.020, folds=11, puff=.028, sides='lr', seed=3, step=.014, crease=.011), (0, -.30, 0)))
    parts.append(place(draped_cloth(mattress + .025, .30, top + .066, .20, sheet, thick=.018, edge=.080, fold=.016, folds=13, puff=.014, sides='lr', seed=5, step=.014, crease=.011), (0, .30, 0)))
    parts.append(place(draped_cloth(mattress * .62, .62, top + .074, .235, linen(options['throw']), thick=.012, edge=.085, fold=.018, folds=13, puff=.018, sides='r', seed=8, step=.014, crease=.009), (mattress * .20 + .030, -.56, 0)))
    parts.append(place(knife_pillow(.72, .48, .19, linen('#d9ccb4', thread=.0018), None, seed=3, crease=.016, dent=.01), (0, head - .165, .715), (66, 0, -3)))
    parts.append(place(knife_pillow(.70, .44, .19, sheet, None, seed=7, crease=.018, dent=.028), (.02, head - .345, .660), (50, 0, 5)))
    parts.append(place(knife_pillow(.44, .30, .13, fabric(options['accent']), None, seed=12, crease=.008, dent=.012), (-.03, head - .490, .635), (47, 0, 8)))
    return group(parts, 'single_bed')
