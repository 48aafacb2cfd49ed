import { alerts } from '@sehati/contract/base/texts'
import { describe, expect, test } from 'vitest'
import { moveOf } from './pindah.rules.ts'

describe('moveOf', () => {
  const k = {
    jadwal_tenaga_id: 3,
    tanggal: '2026-11-25T09:00:00+07:00',
    jam_mulai: '09:00:00',
    metode_konsultasi: 'online',
  } as const
  const none = { slot: null, tanggal: '2026-11-26', hasChosen: false }
  const slot = { id: 4, jam_mulai: '13:00:00' }
  const own = { jadwal_tenaga_id: 3, tanggal: '2026-11-25', jam_mulai: '09:00:00', metode_konsultasi: 'offline' }

  test('needs a slot or another method', () => {
    expect(moveOf(k, none, 'online')).toEqual({ to: null, objection: alerts.slotMissing })
    expect(moveOf(k, none, 'offline')).toEqual({ to: own, objection: null })
  })

  test('goes to the chosen slot by the chosen method', () => {
    const to = { jadwal_tenaga_id: 4, tanggal: '2026-11-26', jam_mulai: '13:00:00', metode_konsultasi: 'offline' }
    expect(moveOf(k, { ...none, slot, hasChosen: true }, 'offline')).toEqual({ to, objection: null })
  })

  test('a chosen slot that is gone is not replaced by the present one', () =>
    expect(moveOf(k, { ...none, hasChosen: true }, 'offline').objection?.judul).toBe('Slot waktu tidak valid'))
})
