// A presenter’s face.
import classes from './studio.module.css';

export const PresenterFace = ({ src }: { src: string }) => (
  <span className={classes.face}>
    <img src={src} alt="" loading="lazy" />
  </span>
);
