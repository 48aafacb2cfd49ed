import type { KeperluanUmum } from '@sehati/contract/people/persetujuan.schema'

/** The purposes for which a registration asks. Psychology is signed for each psychologist; reminders are asked for after signing in. */
export const keperluanDaftar = ['layanan', 'telemedisin'] as const satisfies KeperluanUmum[]

/** The version of the notice that was shown beside each box that is ticked. */
export type Dicentang = Partial<Record<KeperluanUmum, number>>

/** What a registration says. A box that is not ticked says nothing: the person is asked once they are signed in. */
export const jawabanOf = (dicentang: Dicentang) =>
  keperluanDaftar.flatMap((keperluan) => {
    const versi = dicentang[keperluan]
    return versi === undefined ? [] : [{ keperluan, versi, sikap: 'setuju' as const }]
  })
