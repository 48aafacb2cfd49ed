import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Text } from '@mantine/core'
import { insertInsiden } from '@sehati/contract/rights/insiden.endpoints'
import type { Insiden } from '@sehati/contract/rights/insiden.schema'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { insidenQuery } from './insiden.queries.ts'
import { TenggatBadge } from './tenggat-badge.tsx'

// Behind a button.
const InsidenForm = later(() => import('./insiden-form.tsx').then((file) => file.InsidenForm))

/** /admin/petugas/insiden: the failures to protect data, by their deadline. */
export function Page() {
  const insiden = useQuery(insidenQuery())
  const [judul, isi] = [
    t`Insiden data`,
    t`Kegagalan pelindungan data. Orang yang terdampak dan lembaga diberi tahu paling lambat 72 jam sejak diketahui.`,
  ]
  if (isTanpaTugas(insiden.error))
    return (
      <>
        <PageHeader judul={judul} isi={isi} />
        <TanpaTugas tugas="petugas_data" />
      </>
    )
  return (
    <FormDialog<null>
      judul={() => t`Buka insiden`}
      width="40rem"
      form={(_, dialog) => <InsidenForm insiden={null} {...dialog} />}
      onSaved={() => showSuccess(insertInsiden)}
    >
      {(open) => (
        <>
          <PageHeader
            judul={judul}
            isi={isi}
            actions={<AddButton onClick={() => open(null)}>{t`Buka insiden`}</AddButton>}
          />
          <List
            query={insiden}
            empty={{ isi: t`Belum ada insiden.` }}
            skeleton={<SkeletonLines rows={3} height={110} />}
          >
            {(rows) => (
              <Stack component="ul" gap="md" m={0} p={0} aria-label={judul}>
                {rows.map((row) => (
                  <Baris key={row.insiden_id} row={row} />
                ))}
              </Stack>
            )}
          </List>
        </>
      )}
    </FormDialog>
  )
}

function Baris({ row }: { row: Insiden }) {
  const waktu = waktuPanjang(row.diketahui_pada)
  return (
    <Card component="li">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <TextLink to={inArea(1, `/petugas/insiden/detail/${row.insiden_id}`)} fw={600}>
            {row.judul}
          </TextLink>
          <TenggatBadge insiden={row} />
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>Diketahui {waktu}</Trans>
        </Text>
        <Text size="sm">
          <span>{plural(row.terdampak, { other: '# orang terdampak' })}</span>
          <span>{` · ${plural(row.diberitahu, { other: '# sudah diberi tahu' })}`}</span>
        </Text>
      </Stack>
    </Card>
  )
}
