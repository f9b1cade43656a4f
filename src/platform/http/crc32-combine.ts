/** The polynomial of CRC-32, lowest power first. */
const polynomial = 0xedb88320;
/** One, as a polynomial in that order. */
const one = 0x80000000;

/** The product of two polynomials over GF(2), modulo gzip's. */
export function multiplyPolynomials(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let power = one; power > 0; power >>>= 1) {
    if (a & power) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/**
 * The factor for a checksum that is followed by this many bytes: x to the power of their bits. The
 * checksum of a text is the sum (here ^) of its parts, each multiplied by this factor.
 */
export function crcShift(bytes: number): number {
  let shift = one;
  // x to the eighth.
  let square = one >>> 8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiplyPolynomials(shift, square);
    square = multiplyPolynomials(square, square);
  }
  return shift;
}
