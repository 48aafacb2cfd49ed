import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { insertSemester, putKelonggaran, updateSemester } from '@sehati/contract/schedule/semester.endpoints'
import type { Semester } from '@sehati/contract/schedule/semester.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../../base/lib/use-now.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { jenisQuery } from '../jenis/jenis-admin.queries.ts'
import { KelonggaranList } from '../semester/kelonggaran-list.tsx'
import { KuotaList } from '../semester/kuota-list.tsx'
import { kelonggaranQuery, semesterQuery } from '../semester/semester-admin.queries.ts'
import { semesterUtama } from '../semester/semester-admin.rules.ts'
import { SemesterList } from '../semester/semester-list.tsx'

const SemesterForm = later(() => import('../semester/semester-form.tsx').then((file) => file.SemesterForm))
const KelonggaranForm = later(() => import('../semester/kelonggaran-form.tsx').then((file) => file.KelonggaranForm))

/** What the dialog holds: a semester to be changed, or none for a new one; or an allowance in a semester. */
type Editing = { apa: 'semester'; semester: Semester | null } | { apa: 'kelonggaran'; semester: Semester }

/** The tab of the semesters: when they are, how many visits they have, and who has more. */
export function AturanSemester() {
  const today = tanggalWib(useNow())
  const semester = useQuery(semesterQuery())
  const jenis = useQuery(jenisQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Editing>()
  const utama = semester.data ? semesterUtama(semester.data, today) : null
  const savedBy = (endpoint: { message: string }) => () => {
    showNotice('success', { judul: t`Berhasil`, isi: endpoint.message })
    close()
  }
  return (
    <Stack gap="xl">
      <Bagian
        judul={t`Semester`}
        isi={t`Kunjungan dihitung dalam semester yang memuat tanggalnya. Di luar semester tidak ada batas.`}
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => open({ apa: 'semester', semester: null })}
          >
            <Trans>Tambah semester</Trans>
          </Button>
        }
      >
        <ListState query={semester} isEmpty={(rows) => rows.length === 0} empty={{ isi: t`Belum ada semester.` }}>
          {(rows) => (
            <SemesterList rows={rows} today={today} onEdit={(row) => open({ apa: 'semester', semester: row })} />
          )}
        </ListState>
      </Bagian>
      <Bagian
        judul={t`Kunjungan per semester`}
        isi={t`Berapa kali seorang pasien berkunjung paling banyak, untuk tiap jenis.`}
      >
        <ListState query={jenis} isEmpty={() => false} empty={{ isi: '' }}>
          {(rows) => <KuotaList rows={rows} semester={utama} />}
        </ListState>
      </Bagian>
      {utama && <KelonggaranPart semester={utama} onAdd={() => open({ apa: 'kelonggaran', semester: utama })} />}
      {shown?.apa === 'semester' && (
        <UnsavedDialog
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.semester ? t`Edit semester` : t`Tambah semester`}
          width="34rem"
        >
          <SemesterForm
            semester={shown.semester}
            onSaved={savedBy(shown.semester ? updateSemester : insertSemester)}
            onCancel={tryToClose}
          />
        </UnsavedDialog>
      )}
      {shown?.apa === 'kelonggaran' && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Beri kelonggaran`} width="34rem">
          <KelonggaranForm semester={shown.semester} onSaved={savedBy(putKelonggaran)} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}

function KelonggaranPart({ semester, onAdd }: { semester: Semester; onAdd: () => void }) {
  const kelonggaran = useQuery(kelonggaranQuery(semester.semester_id))
  const { nama } = semester
  return (
    <Bagian
      judul={t`Kelonggaran ${nama}`}
      isi={
        semester.kuota.length > 0
          ? t`Kunjungan tambahan untuk seorang pasien, dengan alasannya.`
          : t`Isi dahulu kunjungan per semester: tanpa batas, kelonggaran tidak diperlukan.`
      }
      action={
        semester.kuota.length > 0 && (
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            <Trans>Beri kelonggaran</Trans>
          </Button>
        )
      }
    >
      <ListState query={kelonggaran} isEmpty={() => false} empty={{ isi: '' }}>
        {(rows) =>
          rows.length > 0 ? (
            <KelonggaranList rows={rows} />
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>Belum ada kelonggaran dalam semester ini.</Trans>
            </Text>
          )
        }
      </ListState>
    </Bagian>
  )
}

type BagianProps = { judul: string; isi: string; action?: ReactNode; children: ReactNode }

const Bagian = ({ judul, isi, action, children }: BagianProps) => (
  <Stack component="section" gap="md">
    <Group justify="space-between" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <Title order={2} fz="lg">
          {judul}
        </Title>
        <Text size="sm" c="dimmed">
          {isi}
        </Text>
      </div>
      {action}
    </Group>
    {children}
  </Stack>
)
