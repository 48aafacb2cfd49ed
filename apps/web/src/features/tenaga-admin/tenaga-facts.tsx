import type { TenagaProfesional } from '@sehati/contract/tenaga-profesional.schema'
import { labels } from '@sehati/contract/texts'
import { namaLevel } from '@sehati/contract/user.schema'
import { IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { Facts } from '../../ui/facts.tsx'

const level = (nama: string) => nama.charAt(0).toUpperCase() + nama.slice(1)

/** What is known of a professional. */
export const TenagaFacts = ({ tenaga: t }: { tenaga: TenagaProfesional }) => (
  <Facts
    items={[
      ['Nama', t.name],
      ['Email', t.email],
      ['Peran', level(namaLevel[t.level_id])],
      ['Spesialisasi', t.nama_spesialisasi],
      ['Nomor BPJS', t.no_bpjs ?? labels.bpjsMissing],
      ['Lokasi klinik', t.lokasi],
      ['Negara', t.country],
      [
        'Status pengguna',
        <BadgeLabel
          key="status"
          tone={t.status_user === 'aktif' ? 'green' : 'grey'}
          icon={t.status_user === 'aktif' ? IconUserCheck : IconUserOff}
        >
          {t.status_user === 'aktif' ? 'Aktif' : 'Nonaktif'}
        </BadgeLabel>,
      ],
    ]}
  />
)
