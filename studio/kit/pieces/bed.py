"""Double bed: openwork arabesque headboard between turned posts, linen bedding."""
from ..joinery import (arch_outline, band_on_front, box, boxed_cushion, draped_cloth, footed_leg, fret, group, knife_pillow, lathe, place, star_fret, turned_leg, turning, upright)
from ..materials import fabric, linen, wood

DIMENSIONS_CM = {'width': 178, 'depth': 216, 'height': 141}
OPTIONS = {'mattress': '1.60', 'wood': 'walnut', 'sheet': '#efe8da', 'duvet': '#e4d9c3', 'throw': '#6b3a28', 'accent': '#7c2f22'}
VIEW = {'azimuth': -33, 'elevation': 14}


def finial(material, x, y, z):
    return lathe(turning([('fillet', .030, .010), ('bead', .038, .018), ('cove', .022, .020, .003, .014), ('ball', .036, .018, .062), ('taper', .012, .004, .022)]), material, 36, (x, y, z))


def headboard(w, parts, half, y):
    """Three keel-arched openwork panels, the middle one higher."""
    for x in (-half, half):
        parts += [box((.085, .085, .62), (x, y, .31), w, grain_axis=2), turned_leg(.52, .042, w, 'post', (x, y, .62)), box((.075, .075, .06), (x, y, 1.17), w, grain_axis=2), finial(w, x, y, 1.20)]
    parts.append(box((2 * half - .08, .045, .10), (0, y, .50), w, grain_axis=0))
    inner = 2 * half - .085
    third = inner / 3
    for k in (-1, 0, 1):
        top = .86 if k == 0 else .66
        outline = arch_outline(third, top, top - .22)
        parts.append(upright(star_fret(outline, third / 4, .022, w, strap=.011, border=.030), (k * third, y, .55)))
        rim = outline.difference(outline.buffer(-.022, join_style=2))
        parts.append(upright(fret(rim, .036, w, .006), (k * third, y, .55)))
        parts.append(upright(fret(outline.buffer(-.027).difference(outline.buffer(-.0305)), .003, wood('honey'), .0004), (k * third, y - .0115, .55)))
    for s in (-1, 1):
        parts.append(box((.036, .040, .72), (s * third / 2, y, .88), w, grain_axis=2))
        parts.append(finial(w, s * third / 2, y, 1.235))
    band_on_front(parts, -half + .06, half - .06, y - .0226, .478, .040)


def bedding(parts, options, mattress_w, head, foot, worn=False):
    """Mattress, duvet, turned-down sheet and throw between head and foot, on a frame 30 cm high; `worn` keeps the creases of use."""
    sheet, duvet = linen(options['sheet'], thread=.0018), linen(options['duvet'], thread=.0024)
    mattress_l, top = 2.00, .585
    centre = (head + foot) / 2 - .01
    use = (lambda depth: {'crease': depth, 'step': .014}) if worn else (lambda depth: {})
    parts.append(place(boxed_cushion(mattress_w, mattress_l, .22, sheet, None, corner=.07, crown=.012, wrinkle=.6, n=50), (0, centre, .455)))
    parts.append(place(draped_cloth(mattress_w + .02, 1.38, top + .040, .215 if worn else .20, duvet, thick=.045 if worn else .035, edge=.085 if worn else .075, fold=.012, folds=11 if worn else 15, puff=.040 if worn else .020, sides='lrf', seed=2, **use(.012)), (0, centre - .30, 0)))
    parts.append(place(draped_cloth(mattress_w + .03, .34, top + (.070 if worn else .062), .215 if worn else .22, sheet, thick=.020, edge=.085 if worn else .075, fold=.015 if worn else .012, folds=13 if worn else 15, puff=.016 if worn else .010, sides='lr', seed=5, **use(.009)), (0, centre + .33, 0)))
    throw = linen(options['throw'])
    if worn:  # thrown over a corner, not ruled across
        cloth = draped_cloth(mattress_w * .60, .70, top + .082, .245, throw, thick=.012, edge=.09, fold=.020, folds=13, puff=.020, sides='rf', seed=8, step=.014, crease=.010)
        parts.append(place(cloth, (mattress_w * .215 + .038, centre - .690, 0)))
    else:
        parts.append(place(draped_cloth(mattress_w + .05, .62, top + .066, .30, throw, thick=.010, edge=.08, fold=.016, folds=17, puff=.014, sides='lr', seed=8), (0, centre - .60, 0)))


def pillows(parts, options, head):
    """Two rows that stand against the headboard, and a velvet one before them."""
    for s in (-1, 1):
        parts.append(place(knife_pillow(.72, .50, .20, linen('#e9dfcb', thread=.0018), None, seed=3 + s), (s * .39, head - .16, .815), (66, 0, s * -2)))
        parts.append(place(knife_pillow(.70, .46, .20, linen(options['sheet'], thread=.0018), None, seed=7 + s), (s * .38, head - .36, .755), (52, 0, s * 3)))
    parts.append(place(knife_pillow(.56, .34, .15, fabric(options['accent'], 'velvet'), fabric('#b88a3a'), seed=12), (0, head - .52, .735), (50, 0, 2)))


def build(options):
    w = wood(options['wood'])
    mattress_w = float(options['mattress'])
    half, foot, head, rail = mattress_w / 2 + .045, -1.02, 1.05, .30
    parts = []
    headboard(w, parts, half, head)
    for x in (-half, half):
        parts += footed_leg(.20, .045, w, 'short', x, foot)
        parts += [box((.085, .085, .20), (x, foot, .30), w, grain_axis=2), turned_leg(.13, .040, w, 'post', (x, foot, .40)), finial(w, x, foot, .53)]
        parts.append(box((.036, head - foot - .06, .16), (x, (head + foot) / 2, rail), w, grain_axis=1))
    parts.append(box((2 * half - .06, .036, .16), (0, foot, rail), w, grain_axis=0))
    band_on_front(parts, -half + .06, half - .06, foot - .018, rail - .024, .048)
    bedding(parts, options, mattress_w, head, foot)
    pillows(parts, options, head)
    return group(parts, 'bed')
