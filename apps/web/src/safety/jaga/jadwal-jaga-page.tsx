import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { putJaga } from '@sehati/contract/safety/jaga.endpoints'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hariIni } from '../../base/lib/clock.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { ListState, SkeletonLines } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { jagaQuery, pemegangQuery } from './jaga-admin.queries.ts'
import { JagaForm } from './jaga-form.tsx'
import { JagaList } from './jaga-list.tsx'

/** /admin/jadwal-jaga: who is on duty when. */
export function JadwalJagaPage() {
  const jaga = useQuery(jagaQuery())
  const { data: pemegang = [] } = useQuery(pemegangQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<true>()
  const save = () => {
    showNotice('success', { judul: t`Berhasil`, isi: putJaga.message })
    close()
  }
  return (
    <>
      <PageHeader
        judul={t`Jadwal jaga`}
        isi={t`Siapa yang menerima permintaan bantuan, dan kapan. Saat tidak ada yang bertugas, admin yang diberi tahu.`}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(true)}>
            <Trans>Tambah jadwal</Trans>
          </Button>
        }
      />
      <div>
        <Text size="sm">
          <Trans>Hanya pemegang tugas Jaga yang dapat dijadwalkan.</Trans>
        </Text>
        <TextLink to={inArea(1, '/tugas')} size="sm">
          <Trans>Atur tugas</Trans>
        </TextLink>
      </div>
      <ListState
        query={jaga}
        isEmpty={(rows) => rows.length === 0}
        empty={{
          isi: t`Belum ada jadwal jaga. Permintaan bantuan langsung sampai kepada admin, dan setelah 5 menit kepada semua pemegang tugas Jaga.`,
        }}
        skeleton={<SkeletonLines rows={3} height={120} />}
      >
        {(rows) => <JagaList rows={rows} />}
      </ListState>
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Tambah jadwal jaga`} width="34rem">
          <JagaForm pemegang={pemegang} today={hariIni()} onSaved={save} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </>
  )
}
