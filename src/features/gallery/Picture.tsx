import { useState } from 'react'
import { BrokenMark } from '@/theme/BrokenMark'
import styles from './Picture.module.css'
import { FILLS, PATTERNS, type Picture } from './pictures'

type Props = {
  picture: Picture
  /** The browser fetches it before the other pictures. */
  isFirst?: boolean
  /** Called when the picture has loaded or failed. */
  onSettled?: () => void
}

export function PictureFrame({ picture, isFirst = false, onSettled }: Props) {
  const { src, alt, isPhoto, number } = picture
  const [isBroken, setIsBroken] = useState(false)

  function handleError() {
    setIsBroken(true)
    onSettled?.()
  }

  return (
    <span className={styles.frame}>
      <span
        className={styles.band}
        data-fill={FILLS[number % FILLS.length]}
        data-pattern={isPhoto || isBroken ? PATTERNS[number % PATTERNS.length] : undefined}
      >
        {isBroken ? (
          <BrokenPicture alt={alt} />
        ) : (
          <img
            src={src}
            alt={alt}
            width="600"
            height={isPhoto ? undefined : '450'}
            draggable={false}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'low'}
            onLoad={onSettled}
            onError={handleError}
          />
        )}
      </span>
    </span>
  )
}

function BrokenPicture({ alt }: { alt: string }) {
  return (
    <span className={styles.broken} data-tone="dark">
      <BrokenMark className={styles.face} />
      <span>{alt}</span>
    </span>
  )
}
