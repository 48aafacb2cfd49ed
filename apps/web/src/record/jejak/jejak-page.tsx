import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { jejakSayaQuery, LIMIT } from './jejak.queries.ts'
import { JejakList } from './jejak-list.tsx'

/** /user/privasi/jejak, also of employees: who read or changed the patient's data. */
export function Page() {
  const { level_id } = useActor()
  const [administratif, setAdministratif] = useState(false)
  const judul = t`Siapa membuka data saya`
  return (
    <>
      <PageHeader
        judul={judul}
        isi={t`Setiap kali orang lain membuka isi konsultasi Anda, waktunya tercatat di sini dan tidak dapat dihapus.`}
        actions={
          <ButtonLink
            to={inArea(level_id, '/data-saya')}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            <Trans>Kembali ke Data saya</Trans>
          </ButtonLink>
        }
      />
      <div>
        <Button
          variant={administratif ? 'filled' : 'default'}
          aria-pressed={administratif}
          onClick={() => setAdministratif(!administratif)}
        >
          <Trans>Tampilkan akses administratif</Trans>
        </Button>
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>Termasuk profil dan daftar yang dilihat admin, tanpa isi klinis.</Trans>
        </Text>
      </div>
      <Card padding={0}>
        <Halaman key={String(administratif)} administratif={administratif} label={judul} />
      </Card>
      <Text size="sm" c="dimmed">
        <Trans>
          Pembukaan berulang dalam 15 menit dicatat satu kali, dengan akses darurat setiap kali. Yang Anda buka sendiri
          tidak ditampilkan.
        </Trans>
      </Text>
    </>
  )
}

type HalamanProps = { administratif: boolean; label: string; sebelum?: number }

/** Rows below a number, and a button that shows the older ones after them. */
function Halaman({ administratif, label, sebelum }: HalamanProps) {
  const jejak = useQuery(jejakSayaQuery(administratif, sebelum))
  const [isContinued, setContinued] = useState(false)
  return (
    <List
      query={jejak}
      isEmpty={(rows) => rows.length === 0 && sebelum === undefined}
      empty={{ isi: t`Belum ada orang lain yang membuka data Anda.` }}
      skeleton={<SkeletonLines rows={5} />}
    >
      {(rows) => {
        const last = rows.length < LIMIT ? undefined : rows.at(-1)?.nomor
        return (
          <>
            <JejakList rows={rows} label={label} />
            {last !== undefined && !isContinued && (
              <Button variant="subtle" m="sm" onClick={() => setContinued(true)}>
                <Trans>Tampilkan yang lebih lama</Trans>
              </Button>
            )}
            {last !== undefined && isContinued && (
              <Halaman administratif={administratif} label={label} sebelum={last} />
            )}
          </>
        )
      }}
    </List>
  )
}
