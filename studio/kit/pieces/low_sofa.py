"""Low sofa: one long seat cushion on a quiet frame, lattice in the two arms, nothing turned on show."""
from ..joinery import board, box, boxed_cushion, group, knife_pillow, lathe, lattice, place
from ..materials import fabric, wood

DIMENSIONS_CM = {'width': 220, 'depth': 96, 'height': 82}
OPTIONS = {'wood': 'honey', 'cloth': '#efe8da', 'kind': 'linen', 'accent': '#4f523a', 'accent2': '#b9a787', 'length': '2.20'}
VIEW = {'azimuth': -32, 'elevation': 13}


def arm(w, x, front, back, low, high):
    """Square frame with eased edges around a field of lattice."""
    post, rail = .052, .040
    parts = [box((post, post, high - .020), (x, y, (high - .020) / 2), w, bevel=.010, grain_axis=2) for y in (front + post / 2, back - post / 2)]
    parts.append(box((.070, back - front + .012, .026), (x, (front + back) / 2, high - .013), w, bevel=.010, grain_axis=1))
    parts += [box((.034, back - front - 2 * post + .004, rail), (x, (front + back) / 2, z), w, bevel=.006, grain_axis=1) for z in (low + rail / 2, high - .026 - rail / 2 + .006)]
    parts.append(place(lattice(back - front - 2 * post, high - .060 - low - rail, .0365, w), (x, front + post, low + rail), (0, 0, 90)))
    return parts


def build(options):
    w, cloth = wood(options['wood']), fabric(options['cloth'], options['kind'])
    half, front, back, low, high = float(options['length']) / 2 - .035, -.472, .476, .125, .545
    parts = [part for s in (-1, 1) for part in arm(w, s * half, front, back, low, high)]
    inner = 2 * half - .052
    parts += [box((inner + .004, .036, .085), (0, y, low + .0425 + .030), w, bevel=.007, grain_axis=0) for y in (front + .030, back - .032)]
    parts += [box((inner + .004, .034, .050), (0, back - .030, z), w, bevel=.008, grain_axis=0) for z in (.32, .560)]
    slats = round(inner / .105)
    parts += [box((.030, .016, .24), (-inner / 2 + inner * (k + .5) / slats, back - .030, .44), w, bevel=.004, grain_axis=2) for k in range(slats)]
    parts.append(board(-inner / 2, inner / 2, front + .048, back - .05, low + .062, low + .086, w, .002, grain_axis=0))
    parts += [lathe([(.0001, 0), (.016, 0), (.017, .003), (.021, low + .040), (.0001, low + .040)], w, 28, (0, y, 0)) for y in (front + .06, back - .06)]
    deck = low + .086
    seat_w, seat_d = inner - .010, .800
    worn = ((-seat_w * .30, .03, .26, .026), (seat_w * .05, -.02, .28, .012), (seat_w * .31, .05, .25, .020))
    parts.append(place(boxed_cushion(seat_w, seat_d, .165, cloth, cloth, corner=.05, crown=.034, belly=.012, wrinkle=1.4, seed=3, n=110, cord=.0036, sag=worn, crease=.010), (0, front + .020 + seat_d / 2, deck + .092)))
    third = (inner - .016) / 3
    for k in (-1, 0, 1):
        lean, turn = ((71, -2.2), (74, 1.4), (70, 2.0))[k + 1]
        parts.append(place(boxed_cushion(third + .004, .40, .150, cloth, cloth, corner=.07, crown=.056, belly=.012, wrinkle=1.6, seed=11 + k, n=56, cord=.0036, sag=((.02 * k, -.03, .17, .020),), crease=.011), (k * third, .276, .590), (lean, turn, k * -1.5)))
    accent, accent2 = fabric(options['accent']), fabric(options['accent2'])
    parts.append(place(knife_pillow(.46, .46, .17, accent, None, seed=4, crease=.012, dent=.022), (-half + .35, .085, .590), (58, 6, -14)))
    parts.append(place(knife_pillow(.56, .35, .15, accent2, None, seed=9, crease=.011, dent=.020), (-half + .70, -.015, .548), (52, -4, 10)))
    parts.append(place(knife_pillow(.46, .46, .17, accent2, None, seed=6, crease=.012, dent=.022), (half - .37, .090, .590), (57, -5, 15)))
    return group(parts, 'low_sofa')
