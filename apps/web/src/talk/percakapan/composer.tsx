import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ActionIcon, CloseButton, Textarea, VisuallyHidden } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { tampak } from '@sehati/contract/base/tampak'
import { isGambar, jenisDari } from '@sehati/contract/talk/percakapan.rules'
import type { Kutipan } from '@sehati/contract/talk/percakapan.schema'
import { IconSend2 } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../base/lib/use-draft.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { refusalOf } from './attachment.rules.ts'
import { ChosenFile } from './chosen-file.tsx'
import styles from './composer.module.css'
import { EmojiList } from './emoji-list.tsx'
import type { Berkas } from './outbox.rules.ts'
import { ringkasOf } from './thread.rules.ts'

/** Fetched with the first picture. A browser that cannot fetch it sends the picture as it is. */
const reduced = (file: File): Promise<Blob> =>
  import('./reduce-picture.ts').then(({ reducePicture }) => reducePicture(file)).catch(() => file)

/** From this length on the remaining room is shown. */
const NEAR_LIMIT = 200
const TALLEST_PX = 160

type ComposerProps = {
  jadwal_id: number
  user_id: number
  balasan: Kutipan | null
  onForgetBalasan: () => void
  onType: () => void
  /** Help beside the words; null for people who offer help themselves. */
  Bantuan: ComponentType<{ teks: string }> | null
  onSend: (message: { pesan: string; berkas: Berkas | null }) => void
}

/** Where a message is written. Enter sends, Shift+Enter breaks the line; a picture may be pasted or dropped. */
export function Composer({ jadwal_id, user_id, balasan, onForgetBalasan, onType, Bantuan, onSend }: ComposerProps) {
  const [words, setWords] = useState('')
  // It stays when the person changes the conversation.
  const draft = useDraft(`pesan:${jadwal_id}`, { read: () => words || null, onFound: setWords, isLasting: true })
  const write = (next: string) => {
    setWords(next)
    draft.changed()
  }
  const [berkas, setBerkas] = useState<Berkas | null>(null)
  /** The chosen picture is being reduced. */
  const [isPreparing, setIsPreparing] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const rest = maxLength.pesan - words.length
  const nama = balasan?.nama_pengirim ?? ''
  const max = maxLength.pesan
  const isBlank = tampak(words) === '' && berkas === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: as tall as what is written
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 2, TALLEST_PX)}px`
  }, [words])
  useLayoutEffect(() => {
    if (balasan) field.current?.focus()
  }, [balasan])

  const take = async (file: File) => {
    const jenis = jenisDari(file.type)
    setIsPreparing(true)
    const isi = jenis && isGambar(jenis) ? await reduced(file) : file
    setIsPreparing(false)
    const refusal = refusalOf(isi)
    if (refusal) return showNotice('error', refusal)
    setBerkas({ nama: file.name || t`gambar`, isi })
    field.current?.focus()
  }
  const takeFrom = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const [file] = files
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    // Word and Excel put a picture of the copied words beside them. A file manager puts the name of the file beside it.
    if (text === '' || text === event.clipboardData.files[0]?.name) takeFrom(event, event.clipboardData.files)
  }
  const insert = (sign: string) => {
    const element = field.current
    if (!element || words.length + sign.length > maxLength.pesan) return
    const { selectionStart: from, selectionEnd: to } = element
    // At once: a user who presses Enter right after means to send, not to choose the sign again.
    flushSync(() => write(words.slice(0, from) + sign + words.slice(to)))
    element.focus()
    element.setSelectionRange(from + sign.length, from + sign.length)
  }
  const send = () => {
    if (isBlank || isPreparing || rest < 0) return
    onSend({ pesan: words.trim(), berkas })
    write('')
    setBerkas(null)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && balasan) {
      // It has been understood: nothing else need close.
      event.preventDefault()
      onForgetBalasan()
    }
    // The Enter that ends a composition (Japanese, Chinese, some phones) belongs to the word.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.composer}
      data-over={isOver || undefined}
      aria-label={t`Tulis pesan`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        takeFrom(event, event.dataTransfer.files)
      }}
    >
      {Bantuan && (
        <div className={styles.bantuan}>
          <Bantuan teks={words} />
        </div>
      )}
      {balasan && (
        <div className={styles.reply}>
          <div>
            <strong>{balasan.pengirim_id === user_id ? t`Membalas pesan Anda` : t`Membalas ${nama}`}</strong>
            <span dir="auto">{ringkasOf(balasan)}</span>
          </div>
          <CloseButton size={44} aria-label={t`Batalkan balasan`} onClick={onForgetBalasan} />
        </div>
      )}
      {berkas && <ChosenFile berkas={berkas} onRemove={() => setBerkas(null)} />}
      <div className={styles.line}>
        <AttachMenu onFile={take} />
        <EmojiList onChoose={insert} />
        <Textarea
          ref={field}
          className={styles.field}
          aria-label={t`Tulis pesan`}
          placeholder={berkas ? t`Keterangan` : t`Tulis pesan`}
          rows={1}
          aria-invalid={rest < 0 || undefined}
          enterKeyHint="send"
          value={words}
          onChange={(event) => {
            write(event.currentTarget.value)
            if (event.currentTarget.value.trim()) onType()
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <ActionIcon
          type="submit"
          size={44}
          radius={22}
          color="accent"
          variant={isBlank ? 'subtle' : 'filled'}
          aria-disabled={isBlank || isPreparing || rest < 0 || undefined}
          className={styles.send}
        >
          <VisuallyHidden>
            <Trans>Kirim</Trans>
          </VisuallyHidden>
          <IconSend2 size={22} aria-hidden />
        </ActionIcon>
      </div>
      {isPreparing && <p className={styles.rest} role="status">{t`Menyiapkan gambar…`}</p>}
      {rest <= NEAR_LIMIT && (
        <p className={styles.rest} role="status">
          {rest < 0
            ? t`Terlalu panjang ${{ lebih: -rest }} karakter. Maksimal ${max} karakter.`
            : plural(rest, { other: 'Sisa # karakter' })}
        </p>
      )}
    </form>
  )
}
