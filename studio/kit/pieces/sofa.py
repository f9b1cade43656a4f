"""Majlis sofa for two or three: turned posts, lattice arms, spindle back, loose cushions, bolsters and scatter pillows."""
from ..joinery import (band_on_front, bolster, box, boxed_cushion, footed_leg, group, knife_pillow, lathe, lattice, place, spline, sweep, turned_leg, turning)
from ..materials import fabric, wood

DIMENSIONS_CM = {'width': 227, 'depth': 88, 'height': 95}
OPTIONS = {'seats': '3', 'wood': 'walnut', 'cloth': '#c9b692', 'kind': 'linen', 'piping': '#7d6244', 'accent': '#7c2f22', 'accent_kind': 'velvet', 'accent2': '#3f5550'}
VIEW = {'azimuth': -24}


def finial(material, x, y, z):
    return lathe(turning([('fillet', .020, .006), ('bead', .026, .012), ('cove', .016, .014, .002, .008), ('ball', .024, .012, .040), ('taper', .008, .003, .014)]), material, 32, (x, y, z))


def build(options):
    w, cloth, piping = wood(options['wood']), fabric(options['cloth'], options['kind']), fabric(options['piping'])
    seats = int(options['seats'])
    half, front, back, rail, arm, top = .05 + seats * .3467, -.38, .38, .265, .58, .86
    parts = []
    for post in range(seats + 1):
        x, end = half * (2 * post / seats - 1), post in (0, seats)
        parts += footed_leg(.215, .034, w, 'short', x, front) + footed_leg(.215, .034, w, 'short', x, back)
        parts.append(box((.064, .064, .100), (x, front, rail), w, grain_axis=2))
        parts.append(box((.064, .064, .100), (x, back, rail), w, grain_axis=2))
        if end:
            parts += [turned_leg(arm - .315, .033, w, 'post', (x, front, .315)), turned_leg(top - .315 - .05, .033, w, 'post', (x, back, .315)),
                      box((.060, .060, .055), (x, back, top - .022), w, grain_axis=2), finial(w, x, back, top + .005)]
            s = 1 if x > 0 else -1
            path = spline([(x + s * .004, front - .070, arm + .002), (x + s * .008, front - .02, arm + .018), (x, front + .18, arm + .014), (x, .12, arm + .008), (x, back - .02, arm + .014)], 10)
            n = len(path)
            parts.append(sweep(path, .07, .034, w, .014, widths=[.086 - .024 * (i / n) ** .7 for i in range(n)]))
            parts.append(box((.034, back - front - .05, .090), (x, 0, rail), w))
            parts += [box((.022, back - front - .06, .016), (x, 0, z), w, bevel=.003) for z in (.322, arm - .012)]
            parts.append(place(lattice(back - front - .075, arm - .355, .042, w), (x, front + .037, .334), (0, 0, 90)))
        else:
            parts.append(box((.050, .040, top - .33), (x, back, (top + .315) / 2 - .01), w, grain_axis=2))
    parts += [box((2 * half - .06, .034, .090), (0, y, rail), w) for y in (front, back)]
    band_on_front(parts, -half + .055, half - .055, front - .017, rail - .018, .034)
    crest = spline([(-half + .02, back, top - .02), (-half * .7, back, top), (-half * .33, back, top + .012), (0, back, top + .045), (half * .33, back, top + .012), (half * .7, back, top), (half - .02, back, top - .02)], 10)
    parts.append(sweep(crest, .036, .075, w, .012, side=(0, 1, 0)))
    parts.append(box((2 * half - .05, .03, .05), (0, back, .43), w))
    parts += [turned_leg(top - .46 - .02, .0135, w, 'spindle', (-half + .09 + (2 * half - .18) * i / (8 * seats - 1), back, .445), segments=20) for i in range(8 * seats)]
    parts.append(box((2 * half - .05, back - front - .03, .014), (0, 0, rail + .035), fabric('#6b5a44'), bevel=.002))
    seat = (2 * half - .075) / seats
    for n in range(seats):
        k = n - (seats - 1) / 2
        parts.append(place(boxed_cushion(seat - .006, .700, .130, cloth, piping, crown=.030, seed=2 + n, corner=.045), (k * seat, -.035, rail + .115), (1.2, 0, 0)))
        parts.append(place(boxed_cushion(seat - .020, .440, .120, cloth, piping, crown=.045, seed=8 + n, corner=.06), (k * seat, .245, .645), (74, 0, k * 1.2)))
    accent, accent2 = fabric(options['accent'], options['accent_kind']), fabric(options['accent2'])
    for s in (-1, 1):
        parts.append(place(bolster(.56, .085, accent2, piping), (s * (half - .13), -.03, .535), (0, 0, 90)))
    parts.append(place(knife_pillow(.45, .45, .25, accent, fabric('#b88a3a'), seed=4), (-half + .40, .085, .665), (66, 10, -16)))
    parts.append(place(knife_pillow(.42, .42, .23, fabric('#d8c39a'), accent, seed=6), (half - .42, .080, .650), (66, -9, 17)))
    return group(parts, 'sofa')
