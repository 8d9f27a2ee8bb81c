// A presenter’s face.
import { ownFile } from '../../lib/own-file.ts';
import classes from './studio.module.css';

export const PresenterFace = ({ url }: { url: string }) => (
  <span className={classes.face}>
    <img src={ownFile(url)} alt="" loading="lazy" />
  </span>
);
