import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { seedDemo } from './seed.ts'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'

test.each(['2026-11-23T07:00:00+07:00', '2026-12-19T20:30:00+07:00', '2027-01-01T09:00:00+07:00'])(
  'demo data made on %s has follow-ups, and series that are whole, of which their patients are told',
  async (moment) => {
    const { db, seal } = await startServer()
    await seedDemo(db, seal, new Date(moment), HASH)
    const booked = await db.rows<{ status: string; ahead: boolean; rangkaian_id: number | null }>(sql`
      select status, mulai > ${moment}::timestamptz as ahead, rangkaian_id from konsultasi where lanjutan_dari is not null`)
    expect(booked.filter(({ rangkaian_id }) => rangkaian_id === null)).toHaveLength(3)
    expect(booked.every(({ status, ahead }) => status === 'disetujui' && ahead)).toBe(true)
    const series = await db.rows<{ jumlah: number; meetings: number }>(sql`
      select r.jumlah, count(*)::int as meetings from rangkaian r join konsultasi k using (rangkaian_id)
      group by r.rangkaian_id order by r.jumlah`)
    expect(series).toEqual([
      { jumlah: 3, meetings: 3 },
      { jumlah: 4, meetings: 4 },
    ])
    const told = await db.rows<{ jenis: string; n: number }>(sql`
      select jenis, count(*)::int as n from pemberitahuan where jenis in ('lanjutan', 'rangkaian_dipesan')
      group by jenis order by jenis`)
    expect(told).toEqual([
      { jenis: 'lanjutan', n: 3 },
      { jenis: 'rangkaian_dipesan', n: 2 },
    ])
  },
)
