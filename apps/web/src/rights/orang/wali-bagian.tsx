import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { insertWali, putUsiaOrang } from '@sehati/contract/rights/wali.endpoints'
import type { CatatanWali } from '@sehati/contract/rights/wali.schema'
import { useQuery } from '@tanstack/react-query'
import { tanggalPanjang, waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { kataUsia } from '../usia/usia-bagian.tsx'
import { tugasSayaQuery, waliQuery } from './orang.queries.ts'
import { UsiaOrangForm } from './usia-orang-form.tsx'
import { VitalBagian } from './vital-bagian.tsx'
import { WaliForm } from './wali-form.tsx'
import { hubunganKata, jawabanKata, statusKata } from './wali-kata.ts'

/** The age of a patient and the answers of their guardian, with what an admin records of them. */
export function WaliBagian({ user_id }: { user_id: number }) {
  const wali = useQuery(waliQuery(user_id))
  return (
    <SectionCard judul={t`Usia dan wali`}>
      <Loaded query={wali} skeleton={<Skeleton height={120} />}>
        {({ usia, catatan }) => (
          <Stack gap="md">
            <Text fw={600}>{kataUsia(usia)}</Text>
            {usia.dewasa === 'belum' && <Text size="sm">{statusKata(usia.wali)}</Text>}
            <Group gap="sm">
              <FormDialog<null>
                judul={() => t`Perbaiki usia`}
                form={(_, dialog) => <UsiaOrangForm user_id={user_id} {...dialog} />}
                onSaved={() => showSuccess(putUsiaOrang)}
              >
                {(open) => (
                  <Button variant="default" onClick={() => open(null)}>
                    <Trans>Perbaiki usia</Trans>
                  </Button>
                )}
              </FormDialog>
              {usia.dewasa === 'belum' && (
                <FormDialog<null>
                  judul={() => t`Catat jawaban wali`}
                  form={(_, dialog) => <WaliForm user_id={user_id} {...dialog} />}
                  onSaved={() => showSuccess(insertWali)}
                >
                  {(open) => (
                    <Button onClick={() => open(null)}>
                      <Trans>Catat jawaban wali</Trans>
                    </Button>
                  )}
                </FormDialog>
              )}
            </Group>
            {catatan.length > 0 && <DaftarCatatan rows={catatan} />}
            <Vital user_id={user_id} isMinor={usia.dewasa === 'belum'} />
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  )
}

/** What was recorded, newest first. */
const DaftarCatatan = ({ rows }: { rows: CatatanWali[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row.wali_id}>
        <Text size="sm">{kataCatatan(row)}</Text>
        <Text size="sm" c="dimmed">
          {`${waktuPanjang(row.pada)}, ${row.oleh}`}
        </Text>
      </li>
    ))}
  </ul>
)

function kataCatatan({ nama, hubungan, tanggal, jawaban, berlaku_sampai }: CatatanWali): string {
  const sampai = berlaku_sampai === null ? '' : waktuPanjang(berlaku_sampai)
  if (nama === null || hubungan === null || jawaban === null || tanggal === null)
    return t`Kepentingan vital, sampai ${sampai}`
  const [kata, apa, surat] = [jawabanKata(jawaban), hubunganKata(hubungan), tanggalPanjang(tanggal)]
  return t`${kata}: ${nama} (${apa}), surat ${surat}`
}

/** For reviewers: why a person under 18 may book meanwhile. */
function Vital({ user_id, isMinor }: { user_id: number; isMinor: boolean }) {
  const { data: tugas = [] } = useQuery(tugasSayaQuery())
  return tugas.some((one) => one.tugas === 'peninjau') && <VitalBagian user_id={user_id} isMinor={isMinor} />
}
