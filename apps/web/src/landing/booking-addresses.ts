/**
 * Where the booking page's first reads are answered. Written out, for an endpoint's declaration brings the library of
 * schemas along, which is half a megabyte too late; booking-addresses.test.ts holds them to the contract.
 */
export const booking = {
  ketersediaan: '/api/users/ketersediaan',
  slotHari: '/api/users/jdwl/tenaga',
  tenaga: '/api/public/tenpro',
  earlier: '/api/allroles/jadwalkonsult/view',
  user: '/api/allroles/getone',
} as const
