/**
 * The paths of the first reads of the booking page and of the public schedule. They are repeated here, because an endpoint's declaration imports the library
 * of schemas, which loads too late for an early request; ahead-addresses.test.ts compares them with the contract.
 */
export const booking = {
  ketersediaan: '/api/users/ketersediaan',
  slotHari: '/api/users/jdwl/tenaga',
  tenaga: '/api/public/tenpro',
  earlier: '/api/allroles/jadwalkonsult/view',
  user: '/api/allroles/getone',
} as const

export const tenaga = { detail: '/api/public/tenpro/detail' } as const

export const jadwal = {
  jadwal: '/api/public/jadwaltenaga',
  terdekat: '/api/public/slot-terdekat/tenaga',
} as const
