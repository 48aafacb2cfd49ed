import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { putJaga } from '@sehati/contract/safety/jaga.endpoints'
import { useQuery } from '@tanstack/react-query'
import { hariIni } from '../../base/lib/clock.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { jagaQuery, pemegangQuery } from './jaga-admin.queries.ts'
import { JagaForm } from './jaga-form.tsx'
import { JagaList } from './jaga-list.tsx'

/** /admin/jadwal-jaga: who is on duty when. */
export function Page() {
  const jaga = useQuery(jagaQuery())
  const { data: pemegang = [] } = useQuery(pemegangQuery())
  return (
    <FormDialog<null>
      judul={() => t`Tambah jadwal jaga`}
      width="34rem"
      form={(_, dialog) => <JagaForm pemegang={pemegang} today={hariIni()} {...dialog} />}
      onSaved={() => showSuccess(putJaga)}
    >
      {(open) => (
        <>
          <PageHeader
            judul={t`Jadwal jaga`}
            isi={t`Siapa yang menerima permintaan bantuan, dan kapan. Saat tidak ada yang bertugas, admin yang diberi tahu.`}
            actions={<AddButton onClick={() => open(null)}>{t`Tambah jadwal`}</AddButton>}
          />
          <div>
            <Text size="sm">
              <Trans>Hanya pemegang tugas Jaga yang dapat dijadwalkan.</Trans>
            </Text>
            <TextLink to={inArea(1, '/tugas')} size="sm">
              <Trans>Atur tugas</Trans>
            </TextLink>
          </div>
          <List
            query={jaga}
            empty={{
              isi: t`Belum ada jadwal jaga. Permintaan bantuan langsung sampai kepada admin, dan setelah 5 menit kepada semua pemegang tugas Jaga.`,
            }}
            skeleton={<SkeletonLines rows={3} height={120} />}
          >
            {(rows) => <JagaList rows={rows} />}
          </List>
        </>
      )}
    </FormDialog>
  )
}
