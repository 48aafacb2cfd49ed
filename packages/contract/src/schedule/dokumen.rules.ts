import { roles } from '../base/access.ts'
import type { TenagaProfesionalPublik } from './tenaga-profesional.schema.ts'

/** What the document of a professional's page says before any script runs: part of what every visitor may see. */
export type KepalaTenaga = Pick<TenagaProfesionalPublik, 'profesional_id' | 'name' | 'level_id' | 'nama_spesialisasi'>

/**
 * What fills the places of that document (Mustache) beside those of `isiDokumen`. Only one of `dokter` and `psikolog` is true,
 * so that the build can write a section for each profession in each language.
 */
export function isiKepalaTenaga({ profesional_id, name, level_id, nama_spesialisasi }: KepalaTenaga) {
  const { nama } = roles[level_id]
  const profesi = { dokter: nama === 'dokter', psikolog: nama === 'psikolog' }
  return { tenaga: { profesional_id, name, nama_spesialisasi, ...profesi } }
}
