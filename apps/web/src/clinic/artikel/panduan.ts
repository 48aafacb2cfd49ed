import type { Group } from '@sehati/contract/base/access'

/** The part of /help that is the guide of a group of roles, as a link names it after the `#`. */
export const panduanId = (group: Group): `panduan-${Group}` => `panduan-${group}`
