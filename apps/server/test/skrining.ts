import * as api from '@sehati/contract/care/skrining.endpoints'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call'>
type Who = { token: string } | null

export const PHQ9 = { kode: 'PHQ-9', versi: 'id-1' }
export const GAD7 = { kode: 'GAD-7', versi: 'id-1' }

/** Answers with this total: the first questions get 3, the last ones 0. */
export const jawabanDengan = (total: number, butir: number): number[] =>
  Array.from({ length: butir }, (_, n) => Math.max(0, Math.min(3, total - 3 * n)))

/** An instrument of 20 questions with the answers yes and no, the texts invented. */
export const yaTidak = (versi = 'uji-1') => ({
  kode: 'YT-20',
  versi,
  nama: 'Daftar uji',
  bahasa: 'id',
  sumber: 'Uji',
  izin: 'Izin klinik untuk uji',
  jendela_hari: 30,
  butir: Array.from({ length: 20 }, (_, n) => `Pertanyaan ${n + 1}`),
  skala: [
    { nilai: 0, kata: 'Tidak' },
    { nilai: 1, kata: 'Ya' },
  ],
  butir_bahaya: [17],
  aturan: {
    lewati: 2,
    pita: [
      { dari: 0, sampai: 5, tingkat: 'minimal' as const },
      { dari: 6, sampai: 20, tingkat: 'sedang' as const },
    ],
  },
})

/** Returns functions that fill in, share and read screenings. */
export function makeSkrining({ call }: Server) {
  const save = (
    who: Who,
    jawaban: (number | null)[],
    { bagikan, ...instrumen }: { kode?: string; versi?: string; bagikan?: number[] } = {},
  ) => call(who, api.insertSkrining, { body: { ...PHQ9, ...instrumen, jawaban, ...(bagikan && { bagikan }) } })
  const own = (who: Who) => call(who, api.getSkrining)
  const share = (who: Who, profesional_id: number, boleh: 0 | 1 = 1) =>
    call(who, api.putIzinSkrining, { body: { profesional_id, boleh } })
  const read = (who: Who, user_id: number) => call(who, api.listSkriningTenpro, { query: { user_id } })
  const shared = (who: Who) => call(who, api.listSkriningDibagikan)
  const put = (who: Who, body: object) => call(who, api.insertInstrumen, { body: body as ReturnType<typeof yaTidak> })
  return { save, own, share, read, shared, put }
}
