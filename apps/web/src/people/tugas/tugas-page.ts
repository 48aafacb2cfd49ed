import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isAdmin, isPatient, type KataTugas, type LevelId } from '@sehati/contract/base/access'
import type { Address } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'

/** The page on which a person of this level does a duty, by its title and address; null where there is none. */
export function tugasPage(tugas: KataTugas, level: LevelId): { judul: MessageDescriptor; to: Address } | null {
  if (tugas === 'loket')
    return isAdmin(level) || isPatient(level) ? { judul: msg`Loket`, to: inArea(level, '/loket') } : null
  if (isPatient(level)) return null
  if (tugas === 'jaga') return { judul: msg`Permintaan bantuan`, to: inArea(level, '/jaga') }
  if (tugas === 'peninjau') return { judul: msg`Tinjauan akses darurat`, to: inArea(level, '/tinjauan') }
  if (tugas === 'petugas_data' && isAdmin(level)) return { judul: msg`Permintaan data`, to: inArea(level, '/petugas') }
  return null
}
