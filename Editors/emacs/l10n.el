;;; l10n.el --- l10n in Emacs -*- lexical-binding: t -*-

;;; Commentary:

;; Findings, completion, renaming and more in string tables, by Eglot: part of Emacs 29, on ELPA for 26.3 to 28.
;; Load this file from your init file:  (load "~/path/to/l10n.el")
;;
;; Eglot has one server for a buffer.  Swift stays with the one that you have; l10n reads the code from the disk.

;;; Code:

(require 'eglot)
(require 'nxml-mode)
(require 'project)

(defgroup l10n nil
  "String tables of iOS apps."
  :group 'tools)

(defcustom l10n-program "l10n"
  "The program: a name on the PATH, or a path."
  :type 'string)

(defvar l10n-strings-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    table)
  "Comments as in C, texts in quotes.")

(defvar l10n-strings-font-lock
  '(("^[ \t]*\\(\"\\(?:[^\"\\]\\|\\\\.\\)*\"\\|[A-Za-z0-9_.$-]+\\)[ \t]*=" 1 font-lock-variable-name-face t)
    ("%\\(?:[0-9]+\\$\\)?\\(?:#@[^@\"]+@\\|[-+#0-9.*]*\\(?:hh?\\|ll?\\|[qLjzt]\\)?[@a-zA-Z]\\)" 0
     font-lock-constant-face prepend))
  "Keys and placeholders.")

;;;###autoload
(define-derived-mode l10n-strings-mode prog-mode "Strings"
  "String tables of Apple's systems."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*")
  (setq-local font-lock-defaults '(l10n-strings-font-lock)))

;;;###autoload
(define-derived-mode l10n-xml-mode nxml-mode "Strings/XML"
  "Plural tables and XLIFF.")

;;;###autoload
(define-derived-mode l10n-json-mode js-mode "Strings/JSON"
  "String Catalogs, l10n.json and design tokens."
  (setq-local js-indent-level 2))

(put 'l10n-strings-mode 'eglot-language-id "apple-strings")
(put 'l10n-xml-mode 'eglot-language-id "xml")
(put 'l10n-json-mode 'eglot-language-id "json")

(dolist (entry '(("\\.strings\\'" . l10n-strings-mode)
                 ("\\.stringsdict\\'" . l10n-xml-mode)
                 ("\\.\\(?:xliff\\|xlf\\)\\'" . l10n-xml-mode)
                 ("\\.xcstrings\\'" . l10n-json-mode)
                 ("/l10n\\.json\\'" . l10n-json-mode)
                 ("\\.tokens\\.json\\'" . l10n-json-mode)))
  (add-to-list 'auto-mode-alist entry))

(defconst l10n-modes '(l10n-strings-mode l10n-xml-mode l10n-json-mode)
  "The modes that l10n serves.")

(defun l10n-contact (&rest _)
  "The command of the language server."
  (list l10n-program "lsp"))

(add-to-list 'eglot-server-programs (cons l10n-modes #'l10n-contact))

(defun l10n-project (folder)
  "The nearest folder at or above FOLDER with an l10n.json, in modes of l10n."
  (when (memq major-mode l10n-modes)
    (when-let ((root (locate-dominating-file folder "l10n.json")))
      (cons 'transient root))))

(add-hook 'project-find-functions #'l10n-project)

(defun l10n-ensure ()
  "Start the language server for a file, where the program is there."
  (when buffer-file-name
    (if (executable-find l10n-program)
        (eglot-ensure)
      (message "l10n: '%s' is not on the PATH: install l10n, or set l10n-program" l10n-program))))

(dolist (mode l10n-modes)
  (add-hook (intern (format "%s-hook" mode)) #'l10n-ensure))

(provide 'l10n)
;;; l10n.el ends here
