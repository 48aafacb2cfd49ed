import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { putPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { isTerbuka, semuaAlasanTolak } from '@sehati/contract/rights/permintaan.rules'
import { type PermintaanLengkap, TindakanPermintaan } from '@sehati/contract/rights/permintaan.schema'
import { useQuery } from '@tanstack/react-query'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { Isi } from './isi.tsx'
import { alasanTolakKata, statusPermintaanKata } from './kata.ts'
import { permintaanLengkapQuery, usePutPermintaan } from './permintaan.queries.ts'
import { AlasanTolakField, JawabanField } from './putusan-fields.tsx'

/** One request with its words, its steps, and what the officer does with it. */
export function PermintaanDialog({ id, ...dialog }: InDialog & { id: number }) {
  const found = useQuery(permintaanLengkapQuery(id))
  return (
    <Loaded query={found} skeleton={<SkeletonLines rows={4} />}>
      {(row) => (
        <Stack gap="md">
          <Facts
            items={known([
              [t`Pemohon`, row.nama],
              [t`Nomor konsultasi`, row.jadwal_id],
              [t`Diterima`, waktuPanjang(row.diterima_pada)],
              [t`Dijawab paling lambat`, waktuPanjang(row.batas)],
              [t`Permintaan`, row.isi && <Isi key="isi" text={row.isi} />],
              [t`Dikonfirmasi`, row.dikonfirmasi_pada && waktuPanjang(row.dikonfirmasi_pada)],
              [t`Akun dihapus`, isTerbuka(row.status) && row.dilaksanakan_pada && waktuPanjang(row.dilaksanakan_pada)],
              [t`Alasan`, row.alasan_tolak && t(alasanTolakKata[row.alasan_tolak])],
              [t`Jawaban`, row.jawaban && <Isi key="jawaban" text={row.jawaban} />],
              [
                t`Langkah`,
                <ul key="langkah">
                  {row.langkah.map(({ ke, pada, oleh }) => (
                    <li key={ke + pada}>{`${t(statusPermintaanKata[ke])}, ${waktuPanjang(pada)}, ${oleh}`}</li>
                  ))}
                </ul>,
              ],
            ])}
          />
          {isTerbuka(row.status) && row.oleh_psikolog && !row.boleh_izinkan && (
            <Text role="status">{t`Dijawab oleh psikolog yang menangani atau peninjau psikologi.`}</Text>
          )}
          {row.boleh_izinkan && <Izinkan id={row.permintaan_id} onSaved={dialog.onSaved} />}
          {isTerbuka(row.status) && !row.oleh_psikolog && <TindakanForm row={row} {...dialog} />}
        </Stack>
      )}
    </Loaded>
  )
}

/** The author of the notes is gone: where an officer agrees, a psychologist who reviews reads what they decide about. */
function Izinkan({ id, onSaved }: { id: number; onSaved: () => void }) {
  const put = usePutPermintaan()
  const allow = () =>
    put.mutateAsync({ query: { id }, body: { tindakan: 'izinkan' } }).then(() => {
      showSuccess(putPermintaan)
      onSaved()
    }, showFailure)
  return (
    <>
      <Text>
        <Trans>
          Psikolog yang menulis catatan ini sudah tidak bertugas. Peninjau psikologi dapat membacanya untuk menjawab,
          bila Anda mengizinkan, sampai permintaan ini selesai. Setiap pembacaan tercatat untuk pemohon.
        </Trans>
      </Text>
      <Button w="fit-content" loading={put.isPending} onClick={allow}>
        <Trans>Izinkan peninjau membaca</Trans>
      </Button>
    </>
  )
}

function TindakanForm({ row, onSaved, onCancel }: InDialog & { row: PermintaanLengkap }) {
  const put = usePutPermintaan()
  const form = useIsian(TindakanPermintaan, {
    defaultValues: {
      tindakan: row.status === 'baru' ? 'ambil' : row.jenis === 'penghapusan' ? 'tolak' : 'jawab',
      jawaban: '',
    },
    send: async (body) => {
      const { alasan_tolak, ...rest } = body
      await put.mutateAsync({
        query: { id: row.permintaan_id },
        body: body.tindakan === 'tolak' ? { ...rest, alasan_tolak } : rest,
      })
      showSuccess(putPermintaan)
      onSaved()
    },
  })
  useFormDraft(`permintaan:${row.permintaan_id}`, form, ['tindakan', 'jawaban'])
  const tindakan = form.watch('tindakan')
  const isErasure = row.jenis === 'penghapusan'
  const acts = [
    ...(row.status === 'baru' ? [{ value: 'ambil', label: t`Ambil: saya yang menangani` }] : []),
    ...(isErasure ? [] : [{ value: 'jawab', label: t`Jawab` }]),
    ...(isErasure && !row.dikonfirmasi_pada
      ? [{ value: 'konfirmasi', label: t`Konfirmasi: pemohon datang dan menunjukkan identitas` }]
      : []),
    { value: 'tolak', label: t`Tolak` },
  ]
  return (
    <FormFrame form={form} kirim={t`Simpan`} onCancel={onCancel}>
      <NativeSelect label={t`Langkah berikutnya`} data={acts} {...form.field('tindakan')} />
      {tindakan === 'tolak' && <AlasanTolakField alasan={semuaAlasanTolak} {...form.field('alasan_tolak')} />}
      {(tindakan === 'jawab' || tindakan === 'tolak') && <JawabanField {...form.field('jawaban')} />}
    </FormFrame>
  )
}
