import { roles } from '@sehati/contract/base/access'
import { type ProfilDemo, profilTenaga } from './content/profil-tenaga.ts'
import type { DemoTenaga } from './people.ts'

type Profil = ProfilDemo | { biografi: null; topik: string[]; bahasa: string[] }
type Nomor = { no_str: string | null; no_sip: string | null }

/** What a professional says of themself, with invented numbers; empty for one who has not filled it in yet. */
export function profilOf({ name, level_id }: DemoTenaga, index: number): Profil & Nomor {
  const profil = profilTenaga[name]
  if (!profil) return { biografi: null, topik: [], bahasa: [], no_str: null, no_sip: null }
  const nomor = String(index + 1).padStart(4, '0')
  const jenis = roles[level_id].nama === 'psikolog' ? 'SIPP' : 'SIP'
  return { ...profil, no_str: `99000000000${nomor}`, no_sip: `${jenis}/${nomor}/DINKES-WNL/2024` }
}
