import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Stack, Text, Title } from '@mantine/core'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { insertSemester, putKelonggaran, updateSemester } from '@sehati/contract/schedule/semester.endpoints'
import type { Semester } from '@sehati/contract/schedule/semester.schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../../base/lib/use-now.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, Loaded } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { jenisQuery } from '../jenis/jenis-admin.queries.ts'
import { KelonggaranList } from '../semester/kelonggaran-list.tsx'
import { KuotaList } from '../semester/kuota-list.tsx'
import { kelonggaranQuery, semesterQuery } from '../semester/semester-admin.queries.ts'
import { semesterUtama } from '../semester/semester-admin.rules.ts'
import { SemesterList } from '../semester/semester-list.tsx'

const SemesterForm = later(() => import('../semester/semester-form.tsx').then((file) => file.SemesterForm))
const KelonggaranForm = later(() => import('../semester/kelonggaran-form.tsx').then((file) => file.KelonggaranForm))

/** The tab of the semesters: when they are, how many visits they have, and who has more. */
export function AturanSemester() {
  const today = tanggalWib(useNow())
  const semester = useQuery(semesterQuery())
  const jenis = useQuery(jenisQuery())
  const utama = semester.data ? semesterUtama(semester.data, today) : null
  return (
    <Stack gap="xl">
      <FormDialog<Semester | null>
        judul={(row) => (row ? t`Edit semester` : t`Tambah semester`)}
        width="34rem"
        form={(row, dialog) => <SemesterForm semester={row} {...dialog} />}
        onSaved={(row) => showSuccess(row ? updateSemester : insertSemester)}
      >
        {(open) => (
          <Bagian
            judul={t`Semester`}
            isi={t`Kunjungan dihitung dalam semester yang memuat tanggalnya. Di luar semester tidak ada batas.`}
            action={<AddButton onClick={() => open(null)}>{t`Tambah semester`}</AddButton>}
          >
            <List query={semester} empty={{ isi: t`Belum ada semester.` }}>
              {(rows) => <SemesterList rows={rows} today={today} onEdit={open} />}
            </List>
          </Bagian>
        )}
      </FormDialog>
      <Bagian
        judul={t`Kunjungan per semester`}
        isi={t`Berapa kali seorang pasien berkunjung paling banyak, untuk tiap jenis.`}
      >
        <Loaded query={jenis}>{(rows) => <KuotaList rows={rows} semester={utama} />}</Loaded>
      </Bagian>
      <FormDialog<Semester>
        judul={() => t`Beri kelonggaran`}
        width="34rem"
        form={(shown, dialog) => <KelonggaranForm semester={shown} {...dialog} />}
        onSaved={() => showSuccess(putKelonggaran)}
      >
        {(open) => utama && <KelonggaranPart semester={utama} onAdd={() => open(utama)} />}
      </FormDialog>
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
          <AddButton variant="light" onClick={onAdd}>
            {t`Beri kelonggaran`}
          </AddButton>
        )
      }
    >
      <Loaded query={kelonggaran}>
        {(rows) =>
          rows.length > 0 ? (
            <KelonggaranList rows={rows} />
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>Belum ada kelonggaran dalam semester ini.</Trans>
            </Text>
          )
        }
      </Loaded>
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
