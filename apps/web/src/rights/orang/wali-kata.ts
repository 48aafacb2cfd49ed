import { t } from '@lingui/core/macro'
import type { Sikap } from '@sehati/contract/people/persetujuan.schema'
import type { StatusWali } from '@sehati/contract/people/usia.schema'
import type { CatatanWali } from '@sehati/contract/rights/wali.schema'

type Hubungan = NonNullable<CatatanWali['hubungan']>

/** What a guardian is to the person, in words. */
export const hubunganKata = (hubungan: Hubungan): string => ({ ibu: t`Ibu`, ayah: t`Ayah`, wali: t`Wali` })[hubungan]

/** A stance, in words. */
export const jawabanKata = (sikap: Sikap): string =>
  ({ setuju: t`Setuju`, menolak: t`Tidak setuju`, menarik: t`Menarik persetujuan` })[sikap]

/** How it stands with the guardian of a patient, for an admin. */
export const statusKata = (status: StatusWali): string =>
  ({
    tidak_perlu: t`Wali tidak diperlukan.`,
    menunggu: t`Wali belum menjawab.`,
    dikonfirmasi: t`Wali menyetujui.`,
    ditolak: t`Wali tidak menyetujui, atau menarik persetujuannya.`,
    sementara: t`Pemesanan dibuka sementara karena kepentingan vital.`,
  })[status]
