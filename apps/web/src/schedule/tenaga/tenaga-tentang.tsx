import { t } from '@lingui/core/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { TenagaProfesionalDetail } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { useFoto } from '../../people/foto/foto.ts'
import { Penilaian } from './penilaian.tsx'
import styles from './tenaga-detail.module.css'

type TenagaTentangProps = {
  tenaga: TenagaProfesionalDetail
  /** The word for doctor or psychologist. */
  profesi: string
  /** Null for visitors who are not signed in: photos are not public. */
  foto_url: string | null
}

/** Who a professional is, in their own words; what they have not said is left out. */
export function TenagaTentang({ tenaga, profesi, foto_url }: TenagaTentangProps) {
  const foto = useFoto(foto_url, 88)
  const { name, biografi, topik, bahasa, gender, no_str, no_sip, lokasi } = tenaga
  const facts = known([
    [t`Lokasi`, lokasi],
    [t`Bahasa`, bahasa.join(', ')],
    [t`Jenis kelamin`, gender && capital(say(gender))],
    [t`Nomor STR`, no_str],
    [t`Nomor SIP atau SIPP`, no_sip],
  ])
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap" align="center">
        <Avatar name={name} src={foto} size={88} />
        <Stack gap={4}>
          <Text fw={700}>{profesi}</Text>
          <Text c="accent" fw={600} size="sm">
            {tenaga.nama_spesialisasi}
          </Text>
          <Penilaian rating={tenaga.rating} jumlah_ulasan={tenaga.jumlah_ulasan} />
        </Stack>
      </Group>
      {biografi && <p className={styles.biography}>{biografi}</p>}
      {topik.length > 0 && (
        <ul className={styles.topics} aria-label={t`Topik yang ditangani`}>
          {topik.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <Facts items={facts} />
    </Stack>
  )
}
