import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { jenisKata } from '@sehati/contract/pemberitahuan/texts'
import { resendSurat } from '@sehati/contract/surat/endpoints'
import type { Surat } from '@sehati/contract/surat/schema'
import { IconSend } from '@tabler/icons-react'
import { say } from '../../lib/say.ts'
import { jam, tanggalOf, tanggalPanjang, waktuPanjang } from '../../lib/tanggal.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { useResendSurat } from './surat.queries.ts'
import { SuratBadge } from './surat-badge.tsx'
import styles from './surat-table.module.css'

/** Mails on their way: recipient, subject in one word, state of delivery. Only the recipient sees a mail's text. */
export function SuratTable({ rows, isStale }: { rows: Surat[]; isStale: boolean }) {
  const columns: Column<Surat>[] = [
    {
      key: 'penerima',
      judul: t`Penerima`,
      isName: true,
      width: '12rem',
      cell: ({ name, email }) => (
        <span className={styles.pair}>
          {name}
          <small>{email}</small>
        </span>
      ),
    },
    { key: 'jenis', judul: t`Jenis`, cell: ({ jenis }) => say(jenisKata[jenis]) },
    { key: 'status', judul: t`Status`, cell: ({ status }) => <SuratBadge status={status} /> },
    {
      key: 'percobaan',
      judul: t`Percobaan`,
      width: '11rem',
      cell: ({ percobaan, galat }) => (
        <span className={styles.pair}>
          <span className="angka">{plural(percobaan, { other: '# kali' })}</span>
          {galat && <small>{galat}</small>}
        </span>
      ),
    },
    {
      key: 'waktu',
      judul: t`Waktu`,
      cell: ({ created_at, terkirim_pada }) => (
        <span className={styles.pair}>
          <time className={styles.time} dateTime={created_at}>
            {tanggalPanjang(created_at)}
            <small>{jam(created_at)} WIB</small>
          </time>
          {terkirim_pada && <Terkirim pada={terkirim_pada} dibuat={created_at} />}
        </span>
      ),
    },
    { key: 'aksi', judul: t`Aksi`, isAction: true, cell: (surat) => <Resend surat={surat} /> },
  ]
  return (
    <DataTable caption={t`Email keluar`} columns={columns} rows={rows} rowKey={(s) => s.surat_id} isStale={isStale} />
  )
}

/** When it arrived; the day is said where it was another one. */
function Terkirim({ pada, dibuat }: { pada: string; dibuat: string }) {
  const kapan = tanggalOf(pada) === tanggalOf(dibuat) ? `${jam(pada)} WIB` : waktuPanjang(pada)
  return (
    <small>
      <Trans>
        Terkirim <time dateTime={pada}>{kapan}</time>
      </Trans>
    </small>
  )
}

function Resend({ surat: { surat_id, status, name, jenis } }: { surat: Surat }) {
  const resend = useResendSurat()
  if (status !== 'gagal') return null
  const kata = say(jenisKata[jenis])
  const onSuccess = () => showNotice('success', { judul: t`Berhasil`, isi: say(resendSurat.message) })
  return (
    <Button
      variant="light"
      px="sm"
      leftSection={<IconSend size={18} aria-hidden />}
      aria-label={t`Kirim ulang ke ${name}: ${kata}`}
      loading={resend.isPending}
      onClick={() => resend.mutate({ body: { surat_id } }, { onSuccess, onError: (error) => showFailure(error) })}
    >
      <Trans>Kirim ulang</Trans>
    </Button>
  )
}
