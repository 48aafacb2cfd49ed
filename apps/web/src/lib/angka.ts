const grouped = (n: number) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '.')

/** `Rp50.000`: no space, dots for thousands. */
export const rupiah = (n: number): string => (n < 0 ? `-Rp${grouped(-n)}` : `Rp${grouped(n)}`)

/** `1.234`. */
export const bilangan = (n: number): string => (n < 0 ? `-${grouped(-n)}` : grouped(n))

/** `4,5`: one decimal, with a comma. */
export const desimal = (n: number): string => n.toFixed(1).replace('.', ',')
