import { expect, test } from 'vitest'
import { keadaanPush, type PushPerangkat } from './keadaan-push.rules.ts'

const on = { kunci: 'K', aktif: true }
const granted: PushPerangkat = { izin: 'granted', kunci: 'K' }

test.each([
  [on, granted, 'menyala'],
  [{ ...on, aktif: false }, granted, 'mati'],
  [on, { ...granted, kunci: null }, 'mati'],
  [on, { ...granted, kunci: 'kunci lama' }, 'mati'],
  [on, { izin: 'default', kunci: null }, 'mati'],
  [on, { izin: 'default', kunci: 'K' }, 'mati'],
  [on, { izin: 'denied', kunci: null }, 'ditolak'],
  [{ kunci: null, aktif: false }, granted, 'tidakTersedia'],
  [{ kunci: null, aktif: false }, { izin: 'denied', kunci: null }, 'tidakTersedia'],
  [on, { izin: 'tidakDidukung', kunci: null }, 'tidakDidukung'],
] as const)('the server with %j and the browser with %j: %s', (server, perangkat, keadaan) =>
  expect(keadaanPush(server, perangkat)).toBe(keadaan),
)
