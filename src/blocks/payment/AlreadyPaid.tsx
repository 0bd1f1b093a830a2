import styles from './Payment.module.css'

export function AlreadyPaid() {
  return (
    <div role="status" className={styles.form}>
      <p className="lead">
        <b>Your stay is paid.</b>
      </p>
      <p>Nothing is left to do here: the festival expects you.</p>
    </div>
  )
}
