import { useState } from 'react'
import type { Picture } from '../pictures'
import { BrokenPicture } from './BrokenPicture'
import styles from './PictureFrame.module.css'

type Props = {
  picture: Picture
  /** The one that people came for is fetched before the others. */
  isFirst?: boolean
  /** It is here, or it is certain that it will not come. */
  onSettled?: () => void
}

/** A picture, never cropped, inside its painted border. */
export function PictureFrame({ picture, isFirst = false, onSettled }: Props) {
  const { src, alt, isPhoto, border } = picture
  const [isBroken, setIsBroken] = useState(false)

  function handleError() {
    setIsBroken(true)
    onSettled?.()
  }

  return (
    <span className={styles.frame}>
      <span
        className={styles.band}
        data-ink={border.ink}
        // A drawing brings its border with it; a drawing that did not come needs one.
        data-pattern={isPhoto || isBroken ? border.pattern : undefined}
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
            fetchPriority={isFirst ? 'high' : 'low'}
            onLoad={onSettled}
            onError={handleError}
          />
        )}
      </span>
    </span>
  )
}
