/**
 * The paths of the booking page's first reads. They are repeated here, because an endpoint's declaration imports the library
 * of schemas, which loads too late for an early request; booking-addresses.test.ts compares them with the contract.
 */
export const booking = {
  ketersediaan: '/api/users/ketersediaan',
  slotHari: '/api/users/jdwl/tenaga',
  tenaga: '/api/public/tenpro',
  earlier: '/api/allroles/jadwalkonsult/view',
  user: '/api/allroles/getone',
} as const
