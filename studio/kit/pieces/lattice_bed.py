"""Double bed without ornament: square posts, one band of turned lattice across the headboard, linen bedding."""
from ..joinery import box, group, knife_pillow, lattice, place
from ..materials import linen, wood
from .bed import bedding

DIMENSIONS_CM = {'width': 170, 'depth': 210, 'height': 105}
OPTIONS = {'wood': 'beech', 'sheet': '#efe8da', 'duvet': '#e4d9c3', 'throw': '#1f343c'}
VIEW = {'azimuth': -33, 'elevation': 14}


def build(options):
    w, half, foot, head, rail, post = wood(options['wood']), .815, -1.015, 1.015, .30, .070
    parts = []
    for x in (-half, half):
        parts += [box((post, post, 1.05), (x, head, .525), w, bevel=.014, grain_axis=2), box((post, post, .44), (x, foot, .22), w, bevel=.014, grain_axis=2)]
        parts.append(box((.026, head - foot - post + .004, .16), (x + (.006 if x > 0 else -.006), 0, rail), w, bevel=.008, grain_axis=1))
    inner = 2 * half - post
    parts.append(box((inner + .004, .026, .16), (0, foot, rail), w, bevel=.008, grain_axis=0))
    for z, height in ((.480, .140), (.690, .044), (.995, .060)):
        parts.append(box((inner + .004, .036, height), (0, head, z), w, bevel=.009, grain_axis=0))
    parts += [box((.040, .034, .254), (s * inner / 6, head, .839), w, bevel=.006, grain_axis=2) for s in (-1, 1)]
    third = inner / 3
    for k in (-1, 0, 1):
        left = k * third - third / 2 + (.020 if k > -1 else 0)
        right = k * third + third / 2 - (.020 if k < 1 else 0)
        parts.append(place(lattice(right - left, .253, .0362, w), (left, head, .712)))
    bedding(parts, options, 1.51, head - .012, foot + .036, worn=True)
    linens = linen(options['sheet'], thread=.0018), linen('#d9ccb4', thread=.0018)
    for s in (-1, 1):
        parts.append(place(knife_pillow(.72, .50, .21, linens[1], None, seed=3 + s, crease=.016, dent=.01), (s * .385, head - .175, .795), (64, 0, s * -3)))
        parts.append(place(knife_pillow(.70, .46, .22, linens[0], None, seed=7 + s, crease=.018, dent=.030), (s * .37 + .02, head - .375, .725), (46, s * 2, s * 5)))
    return group(parts, 'lattice_bed')
