import { t } from '@lingui/core/macro'
import type { KonsultasiLoket } from '@sehati/contract/absence/kehadiran.schema'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'

/** Asks before an absence is recorded: the patient is notified. */
export function askTidakHadir(k: Pick<KonsultasiLoket, 'name' | 'tanggal' | 'zona'>): Promise<boolean> {
  const [{ name }, waktu] = [k, waktuSesi(k)]
  return confirm({
    judul: t`Catat tidak hadir?`,
    isi: t`${name} tercatat tidak hadir pada ${waktu}, dan diberi tahu cara menyampaikan keberatan. Konsultasi ini berakhir.`,
    ya: t`Ya, tidak hadir`,
    tidak: t`Tidak jadi`,
    isDestructive: true,
  })
}
